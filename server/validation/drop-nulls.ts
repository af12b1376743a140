import type { FastifyInstance } from 'fastify'
import { isRecord } from '#engine'

/**
 * Drops `null` from the body of every request where the schema has an optional property that may not be null: clients of the
 * specification send null for what they do not know.
 */
export function dropNulls(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    request.body = withoutNulls(request.routeOptions.schema?.body, request.body)
  })
}

/** Returns a value without the nulls that its schema takes for a missing property. */
export function withoutNulls(schema: unknown, value: unknown): unknown {
  if (!isRecord(schema) || !isRecord(schema.properties) || !isRecord(value)) return value
  const { properties, required } = schema
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, child]) => {
      const property = Object.hasOwn(properties, name) ? properties[name] : undefined
      const isOptional = property !== undefined && !(Array.isArray(required) && required.includes(name))
      return child === null && isOptional && !takesNull(property)
        ? []
        : [[name, withoutNulls(property, child)]]
    }),
  )
}

const takesNull = (schema: unknown): boolean =>
  isRecord(schema) && [schema.type, schema.enum].flat().some((one) => one === 'null' || one === null)

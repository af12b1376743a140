import type { ValidateFunction } from 'ajv'
import { memoize } from '#engine'
import type { FindSchema, JsonSchema } from '../../validation/api-schemas.ts'
import { createStrictAjv } from '../../validation/strict-ajv.ts'

/** Operation of the vendor protocol, as schemas/api/vendors.schema.json describes it. */
export interface Operation {
  readonly name: string
  readonly description: string
  readonly request: JsonSchema
  readonly answer: JsonSchema
  readonly withinMs: number
  /** Time limit of a callback. Undefined if a page waits and only an immediate response is allowed. */
  readonly dueMs: number | undefined
  readonly isAnswer: ValidateFunction
  readonly isRequest: ValidateFunction
}

/** Returns the operations by name, compiled once for each set of schemas. */
export const loadOperations = memoize((schema: FindSchema) => readOperations(schema))

function readOperations(schema: FindSchema): ReadonlyMap<string, Operation> {
  const ajv = createStrictAjv()
  const { properties } = schema('vendors.schema.json#/$defs/VendorOperations')
  return new Map(
    Object.entries(asObject(properties)).map(([name, entry]) => {
      const { description, properties: parts, ...times } = asObject(entry)
      const request = asObject(asObject(parts).request)
      const answer = asObject(asObject(parts).answer)
      const minutes = times['x-due-minutes']
      const operation = {
        name,
        description: String(description),
        request,
        answer,
        withinMs: Number(times['x-answer-within-seconds']) * 1000,
        dueMs: minutes === undefined ? undefined : Number(minutes) * 60_000,
        isAnswer: ajv.compile(answer),
        isRequest: ajv.compile(request),
      }
      return [name, operation]
    }),
  )
}

function asObject(value: unknown): JsonSchema {
  if (typeof value === 'object' && value !== null) return { ...value }
  throw new Error('schemas/api/vendors.schema.json lacks a part of an operation.')
}

import { childObject, type Json, type JsonObject } from '#source'

/** Answers that a schema lists, for the field or for each of its elements. */
export function answersOf(schema: JsonObject): readonly Json[] | undefined {
  if (Array.isArray(schema.enum)) return schema.enum
  if (schema.type === 'boolean') return [true, false]
  return schema.type === 'array' ? answersOf(childObject(schema, 'items')) : undefined
}

import { memoize } from '#engine'
import type { FileKind } from '../files/file-kind.ts'
import { childObject, isJsonObject, type Json, type JsonObject } from '../json/json-value.ts'
import type { ProjectSchemas } from './project-schemas.ts'
import { type SchemaPlace, schemaBelow, schemaPlace } from './schema-place.ts'

/** Whether `orderKeys` would leave a value unchanged; faster than locating the disorder. */
export const isOrdered = (kind: FileKind, value: Json, schemas: ProjectSchemas): boolean =>
  isOrderedAt(schemaPlace(kind, schemas), value)

function isOrderedAt(place: SchemaPlace, value: Json): boolean {
  if (Array.isArray(value)) return value.every((item: Json) => isOrderedAt(schemaBelow(place, 0), item))
  if (!isJsonObject(value)) return true
  const order = orderOf(place.schema)
  let last = -1
  return Object.entries(value).every(([key, child]) => {
    const rank = order.get(key) ?? last
    if (rank < last) return false
    last = rank
    return isOrderedAt(schemaBelow(place, key), child)
  })
}

const orderOf = memoize(
  (schema: JsonObject): ReadonlyMap<string, number> =>
    new Map(Object.keys(childObject(schema, 'properties')).map((key, rank) => [key, rank])),
)

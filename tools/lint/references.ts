import type { Json, JsonObject } from '#engine'
import {
  childObject,
  type FileKind,
  isJsonObject,
  pointerTo,
  type SchemaPlace,
  schemaBelow,
  schemaPlace,
} from '#source'

/** An id in a file, and what it names: the `x-reference` of its schema. */
export interface Reference {
  readonly kind: string
  readonly id: string
  /** Within the file. */
  readonly pointer: string
  /** The id is a key rather than a value. */
  readonly isKey: boolean
}

/** Every id that a file of a kind refers to, found by walking its schema beside it. */
export const referencesIn = (kind: FileKind, value: Json): readonly Reference[] =>
  walk(schemaPlace(kind), value, '')

function walk(place: SchemaPlace, value: Json, pointer: string): readonly Reference[] {
  if (typeof value === 'string') return idAt(place.schema, value, pointer, false)
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => walk(schemaBelow(place, index), item, pointer + pointerTo(index)))
  }
  if (!isJsonObject(value)) return []
  const names = childObject(place.schema, 'propertyNames')
  return Object.entries(value).flatMap(([key, child]) => {
    const below = pointer + pointerTo(key)
    return [...idAt(names, key, below, true), ...walk(schemaBelow(place, key), child, below)]
  })
}

function idAt(schema: JsonObject, id: string, pointer: string, isKey: boolean): readonly Reference[] {
  const kind = schema['x-reference']
  return typeof kind === 'string' ? [{ kind, id, pointer, isKey }] : []
}

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

const found = new WeakMap<JsonObject, readonly Reference[]>()

/** Every id that a file of a kind refers to, found by walking its schema beside it; once, for all lenders that leave it as it is. */
export function referencesIn(kind: FileKind, value: Json): readonly Reference[] {
  if (!isJsonObject(value)) return []
  const references = found.get(value) ?? walk(schemaPlace(kind), value, '')
  found.set(value, references)
  return references
}

function walk(place: SchemaPlace, value: Json, pointer: string): readonly Reference[] {
  if (!refers(place)) return []
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

const referring = new WeakMap<JsonObject, boolean>()

/** Whether anything that a schema describes refers to anything: most settings of a lender do not. */
function refers(place: SchemaPlace): boolean {
  const known = referring.get(place.schema)
  if (known !== undefined) return known
  const seen = new Set<JsonObject>()
  const isFound = (at: SchemaPlace): boolean => {
    if (seen.has(at.schema) || Object.keys(at.schema).length === 0) return false
    seen.add(at.schema)
    return (
      isReference(at.schema) ||
      isReference(childObject(at.schema, 'propertyNames')) ||
      partsOf(at).some(isFound)
    )
  }
  const found = isFound(place)
  referring.set(place.schema, found)
  return found
}

const isReference = (schema: JsonObject): boolean => schema['x-reference'] !== undefined

const partsOf = (place: SchemaPlace): readonly SchemaPlace[] => [
  ...Object.keys(childObject(place.schema, 'properties')).map((key) => schemaBelow(place, key)),
  schemaBelow(place, 0),
  schemaBelow(place, ''),
]

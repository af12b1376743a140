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
  const references = found.get(value) ?? findReferences(kind, value)
  found.set(value, references)
  return references
}

const below = new WeakMap<JsonObject, ReadonlyMap<string, readonly Reference[]>>()

/** What the value at a pointer of a file refers to, and all in it. */
export function referencesBelow(kind: FileKind, value: Json, pointer: string): readonly Reference[] {
  if (!isJsonObject(value)) return []
  const known = below.get(value) ?? byPlace(referencesIn(kind, value))
  below.set(value, known)
  return known.get(pointer) ?? []
}

function byPlace(references: readonly Reference[]): ReadonlyMap<string, readonly Reference[]> {
  const places = new Map<string, Reference[]>()
  for (const reference of references) {
    const steps = reference.pointer.split('/')
    for (let length = 1; length <= steps.length; length++) {
      const place = steps.slice(0, length).join('/')
      const own = places.get(place) ?? []
      if (own.length === 0) places.set(place, own)
      own.push(reference)
    }
  }
  return places
}

function findReferences(kind: FileKind, root: Json): readonly Reference[] {
  const references: Reference[] = []
  const path: (string | number)[] = []
  const add = (schema: JsonObject, id: string, isKey: boolean) => {
    const named = schema['x-reference']
    if (typeof named === 'string') references.push({ kind: named, id, pointer: pointerTo(...path), isKey })
  }
  const walk = (place: SchemaPlace, value: Json): void => {
    if (!refers(place)) return
    if (typeof value === 'string') add(place.schema, value, false)
    if (typeof value !== 'object' || value === null) return
    const names = childObject(place.schema, 'propertyNames')
    const isList = Array.isArray(value)
    for (const [key, child] of Object.entries(value)) {
      const step = isList ? Number(key) : key
      path.push(step)
      if (!isList) add(names, key, true)
      walk(schemaBelow(place, step), child)
      path.pop()
    }
  }
  walk(schemaPlace(kind), root)
  return references
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

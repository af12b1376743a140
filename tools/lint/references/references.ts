import { memoize } from '#engine'
import {
  childObject,
  type FileKind,
  isJsonObject,
  type Json,
  type JsonObject,
  type Project,
  pointerTo,
  type SchemaPlace,
  type SourceFile,
  schemaBelow,
  schemaPlace,
} from '#source'

/**
 * Id in a file, and the kind of thing that it names: the `x-reference` of its schema. `copy:server.letters.*.action` makes the id of a
 * message from the name of a letter.
 */
export interface Reference {
  readonly kind: string
  readonly id: string
  /** Pointer within the file. */
  readonly pointer: string
  /** Marks an id that is a key rather than a value. */
  readonly isKey: boolean
}

/** References in a file, found by walking its schema beside it; cached for lenders that leave the file unchanged. */
export const referencesIn = (kind: FileKind, value: Json, { schemas }: Schemas): readonly Reference[] =>
  isJsonObject(value) ? findReferences({ kind, value, schemas }) : []

type Schemas = Pick<Project, 'schemas'>

/** References at and below a pointer of a file. */
export const referencesBelow = (
  { kind, value = null }: Pick<SourceFile, 'kind' | 'value'>,
  pointer: string,
  project: Schemas,
): readonly Reference[] => byPlace(referencesIn(kind, value, project)).get(pointer) ?? []

const byPlace = memoize((references: readonly Reference[]): ReadonlyMap<string, readonly Reference[]> => {
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
})

const findReferences = memoize(
  ({ kind, schemas, value: root }: WholeFile): readonly Reference[] => {
    const references: Reference[] = []
    const path: (string | number)[] = []
    const add = (schema: JsonObject, id: string, isKey: boolean) => {
      const named = schema['x-reference']
      if (typeof named !== 'string') return
      const [kind = '', key = '*'] = named.split(':')
      references.push({ kind, id: key.replace('*', id), pointer: pointerTo(...path), isKey })
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
    walk(schemaPlace(kind, schemas), root)
    return references
  },
  ({ value }) => value,
)

interface WholeFile extends Schemas {
  readonly kind: FileKind
  readonly value: JsonObject
}

/** Whether anything that a schema describes is a reference, which is false for most settings of a lender. */
const refers = memoize(
  (place: SchemaPlace): boolean => {
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
    return isFound(place)
  },
  ({ schema }) => schema,
)

const isReference = (schema: JsonObject): boolean => schema['x-reference'] !== undefined

const partsOf = (place: SchemaPlace): readonly SchemaPlace[] => [
  ...Object.keys(childObject(place.schema, 'properties')).map((key) => schemaBelow(place, key)),
  schemaBelow(place, 0),
  schemaBelow(place, ''),
]

import { memoize } from '#engine'
import {
  camelCase,
  childObject,
  type FileKind,
  isJsonObject,
  type Json,
  type JsonObject,
  pointerTo,
  type SchemaPlace,
  type Source,
  type SourceFile,
  schemaBelow,
  schemaPlace,
  singleFiles,
} from '#source'

/** Value of a file with the part of a schema that describes it. */
export interface DescribedValue {
  readonly file: SourceFile
  readonly parent: DescribedValue | undefined
  /** Last step to the value: a name of its author's, a property, or an index. */
  readonly key: string | number
  /** Whether the key is a name that the author chose. */
  readonly isNamed: boolean
  readonly value: Json
  readonly place: SchemaPlace
}

/** Pointer to a value within its file. */
export const pointerOf = ({ parent, key }: DescribedValue): string =>
  parent === undefined ? '' : pointerOf(parent) + pointerTo(key)

/** Kinds of files of single texts, and of what says a second time what others say. */
const unlike: readonly FileKind[] = [
  ...(['copy', 'document', 'translation', 'document-translation'] as const),
  ...(['facts', 'examples', 'published', 'translated', 'notes', 'migration'] as const),
]

/**
 * Lists, objects, figures and names of other things by the part of a schema that describes them: those of one part are siblings, in
 * whichever file they stand.
 */
export const siblingsOf = memoize((source: Source): ReadonlyMap<JsonObject, readonly DescribedValue[]> => {
  const { schemas } = source.project
  const siblings = new Map<JsonObject, DescribedValue[]>()
  const visit = (each: DescribedValue): void => {
    const { file, parent, value, place } = each
    if (typeof value === 'string' ? place.schema['x-reference'] === undefined : typeof value === 'boolean')
      return
    if (Object.keys(place.schema).length === 0) return
    const known = siblings.get(place.schema)
    if (known === undefined) siblings.set(place.schema, [each])
    else known.push(each)
    if (Array.isArray(value))
      for (const [key, child] of value.entries() as Iterable<[number, Json]>)
        visit({ file, parent: each, key, isNamed: false, value: child, place: schemaBelow(place, 0) })
    if (!isJsonObject(value)) return
    const properties = childObject(place.schema, 'properties')
    const isOverrides = file.kind === 'tenant' && parent?.parent === undefined && each.key === 'overrides'
    for (const [key, child] of Object.entries(value)) {
      const kind = isOverrides ? overridden.get(key) : undefined
      const below = kind === undefined ? schemaBelow(place, key) : schemaPlace(kind, schemas)
      const isNamed = !Object.hasOwn(properties, key)
      if (child !== null) visit({ file, parent: each, key, isNamed, value: child, place: below })
    }
  }
  for (const file of source.files.values())
    if (!unlike.includes(file.kind))
      visit({
        file,
        parent: undefined,
        key: '',
        isNamed: false,
        value: file.value ?? null,
        place: schemaPlace(file.kind, schemas),
      })
  return siblings
})

/** Kinds of the files that a lender overrides, by the name that its overrides use. */
const overridden = new Map(singleFiles.map((single) => [camelCase(single), single]))

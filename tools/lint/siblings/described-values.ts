import { memoize } from '#engine'
import {
  camelCase,
  childObject,
  type FileKind,
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

/** Value of a file with its place and the part of a schema that describes it. */
export interface DescribedValue {
  readonly file: SourceFile
  readonly pointer: string
  /** Last step to the value: a name of its author's, a property, or an index. */
  readonly key: string | number
  /** Whether the key is a name that the author chose. */
  readonly isNamed: boolean
  readonly value: Json
  readonly place: SchemaPlace
}

/** Kinds of files of single texts, and of what says a second time what others say. */
const unlike: readonly FileKind[] = [
  ...(['copy', 'document', 'translation', 'document-translation'] as const),
  ...(['facts', 'examples', 'published', 'migration'] as const),
]

/** Values by the part of a schema that describes them: those of one part are siblings, in whichever file they stand. */
export const siblingsOf = memoize((source: Source): ReadonlyMap<JsonObject, readonly DescribedValue[]> => {
  const siblings = new Map<JsonObject, DescribedValue[]>()
  for (const file of source.files.values())
    if (!unlike.includes(file.kind))
      for (const each of valuesOf(file, source)) {
        const known = siblings.get(each.place.schema)
        if (known === undefined) siblings.set(each.place.schema, [each])
        else known.push(each)
      }
  return siblings
})

const overridden = new Map(singleFiles.map((single) => [camelCase(single), single]))

/** Values of a file. A lender's overrides have the schemas of the files that they change. */
function* valuesOf(file: SourceFile, { project: { schemas } }: Source): Iterable<DescribedValue> {
  function* below(each: DescribedValue): Iterable<DescribedValue> {
    const { value, place, pointer } = each
    if (Object.keys(place.schema).length === 0) return
    yield each
    if (typeof value !== 'object' || value === null) return
    const properties = childObject(place.schema, 'properties')
    for (const [key, child] of Object.entries(value)) {
      const step = Array.isArray(value) ? Number(key) : key
      const kind = file.kind === 'tenant' && pointer === '/overrides' ? overridden.get(key) : undefined
      yield* below({
        file,
        pointer: pointer + pointerTo(step),
        key: step,
        isNamed: !Array.isArray(value) && !Object.hasOwn(properties, key),
        value: child,
        place: kind === undefined ? schemaBelow(place, step) : schemaPlace(kind, schemas),
      })
    }
  }
  yield* below({
    ...{ file, pointer: '', key: '', isNamed: false },
    ...{ value: file.value ?? null, place: schemaPlace(file.kind, schemas) },
  })
}

import { isDeepStrictEqual } from 'node:util'
import {
  camelCase,
  type FileKind,
  isJsonObject,
  type Json,
  type JsonObject,
  parsePointer,
  pointerTo,
  type SchemaPlace,
  type Source,
  type SourceFile,
  schemaBelow,
  schemaPlace,
  singleFiles,
} from '#source'
import { homeOf } from '../../tools/lint/references/known-ids.ts'
import { referencesIn } from '../../tools/lint/references/references.ts'
import { createRandom, type Random } from '../support/walk/random.ts'
import { changesOf, isMap } from './changes.ts'
import { edited, valueIn } from './edit.ts'
import type { KeyPath, Mutant } from './mutant.ts'

/** Files that say a second time what others say, or what was: a change of one is no mistake in the journey. */
const secondSides: readonly FileKind[] = [
  'facts',
  'examples',
  'published',
  'translation',
  'document-translation',
  'migration',
]

/** Possible mistake: a kind of change at one place. */
interface Site {
  readonly kind: string
  readonly file: SourceFile
  readonly steps: KeyPath
  readonly make: (random: Random) => Pick<Mutant, 'says' | 'becomes'> | undefined
}

/**
 * Draws mutants of a source without end; the same seed gives the same. Each is one change that the schemas suggest, drawn first
 * by what a schema describes there and by the kind of change, so that two thousand messages do not hide a dozen guards.
 */
export function* drawMutants(source: Source, seed: number): Generator<Mutant, void> {
  const random = createRandom()
  random.seed(seed)
  const classes = [...sitesByClass(source).values()]
  const drawn = new Set<string>()
  let left = classes.length * 20
  for (let id = 1; left > 0; left--) {
    const sites = classes[random.below(classes.length)] ?? []
    const site = sites[random.below(sites.length)]
    const made = site?.make(random)
    if (site === undefined || made === undefined) continue
    const name = JSON.stringify([...made.becomes])
    if (drawn.has(name)) continue
    drawn.add(name)
    const { kind, file, steps } = site
    yield { id, kind, file: file.path, steps, ...made }
    id += 1
  }
}

/** Sites by what the schema describes at the place, and the kind of change. */
function sitesByClass(source: Source): ReadonlyMap<string, readonly Site[]> {
  const files = [...source.files.values()].filter(({ kind }) => !secondSides.includes(kind))
  const named = files.flatMap((file) =>
    referencesIn(file.kind, file.value ?? null, source.project).map((reference) => ({ file, ...reference })),
  )
  const ids = Map.groupBy(named, ({ kind }) => kind)
  const uses = Map.groupBy(named, (reference) => homeOf(reference, camelCase(reference.file.kind)))
  const idsOf = (kind: string) => [...new Set(ids.get(kind.split(':', 1)[0] ?? '')?.map(({ id }) => id))]
  const numbers = new Map<JsonObject, number>()
  const numberOf = (schema: JsonObject): number => {
    const number = numbers.get(schema) ?? numbers.size
    numbers.set(schema, number)
    return number
  }
  const all = new Map<string, Site[]>()
  const add = (schema: JsonObject, site: Site) => {
    const key = `${numberOf(schema)} ${site.kind}`
    const known = all.get(key) ?? []
    known.push(site)
    all.set(key, known)
  }
  for (const file of files)
    for (const { value, steps, place } of placesOf(file, source)) {
      const described = { value, schema: place.schema, idsOf }
      for (const { kind, make } of changesOf(described))
        add(place.schema, { kind, file, steps, make: changing(file, steps, make) })
      if (!isMap(place.schema) || !isJsonObject(value)) continue
      for (const key of Object.keys(value)) {
        const entry = [...steps, key]
        const own = uses.get(pointerTo(camelCase(file.kind), ...entry)) ?? []
        const lost = { file, steps: entry, make: () => losing(key, file, entry, []) }
        add(place.schema, { kind: 'entry-lost', ...lost })
        if (own.length > 0)
          add(place.schema, {
            ...lost,
            kind: 'entry-and-uses-lost',
            make: () => losing(key, file, entry, own),
          })
      }
    }
  return all
}

interface Placed {
  readonly value: Json
  readonly steps: KeyPath
  readonly place: SchemaPlace
}

/** Every place of a file with its schema. A lender's overrides have the schemas of the files that they change. */
function* placesOf({ kind, value }: SourceFile, { project: { schemas } }: Source): Iterable<Placed> {
  const kinds = new Map(singleFiles.map((single) => [camelCase(single), single]))
  function* below(json: Json, steps: KeyPath, place: SchemaPlace): Iterable<Placed> {
    yield { value: json, steps, place }
    if (typeof json !== 'object' || json === null) return
    for (const [key, child] of Object.entries(json)) {
      const step = Array.isArray(json) ? Number(key) : key
      const file =
        kind === 'tenant' && steps.length === 1 && steps[0] === 'overrides' ? kinds.get(key) : undefined
      yield* below(
        child,
        [...steps, step],
        file === undefined ? schemaBelow(place, step) : schemaPlace(file, schemas),
      )
    }
  }
  yield* below(value ?? null, [], schemaPlace(kind, schemas))
}

const changing =
  (file: SourceFile, steps: KeyPath, make: ReturnType<typeof changesOf>[number]['make']): Site['make'] =>
  (random) => {
    const made = make(random)
    if (made === undefined || isDeepStrictEqual(made.to, valueIn(file.value, steps))) return undefined
    return {
      says: made.says,
      becomes: new Map([[file.path, edited(file.value ?? null, steps, () => made.to)]]),
    }
  }

/** Reference to an id, as somebody would clear it away who follows the hints of the linter. */
interface Use {
  readonly file: SourceFile
  readonly pointer: string
}

/** Loss of an entry and of its uses, last first, so that the places of the others stay where they are. */
function losing(
  key: string,
  file: SourceFile,
  entry: KeyPath,
  uses: readonly Use[],
): ReturnType<Site['make']> {
  const becomes = new Map<string, Json>()
  const lose = (from: SourceFile, steps: KeyPath) =>
    becomes.set(
      from.path,
      edited(becomes.get(from.path) ?? from.value ?? null, steps, () => undefined),
    )
  for (const use of uses.toReversed()) lose(use.file, stepsOf(use.pointer))
  lose(file, entry)
  return { says: uses.length === 0 ? `${key} is lost` : `${key} is lost with ${uses.length} uses`, becomes }
}

const stepsOf = (pointer: string): KeyPath =>
  parsePointer(pointer).map((step) => (/^\d+$/.test(step) ? Number(step) : step))

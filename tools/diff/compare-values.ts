import {
  alignSets,
  asJsonObject,
  asText,
  camelCase,
  type FileKind,
  filesOf,
  type Json,
  type JsonObject,
  type SchemaPlace,
  type Source,
  schemaPlace,
  singleFiles,
} from '#source'
import { aroundDifference, capital, firstWords } from '../words/short.ts'
import { changedValues } from './describe-values.ts'
import type { Area, Difference } from './difference.ts'
import { listChanges } from './list-changes.ts'
import type { Side } from './side.ts'

/** Values that have sentences of their own elsewhere in the report. */
const toldElsewhere: Readonly<Record<string, readonly string[]>> = {
  journey: ['states', 'transitions', 'triggerOrder'],
  process: ['states', 'transitions', 'triggerOrder'],
  serverStates: ['states'],
  pages: ['pages'],
  predicates: ['predicates'],
  facts: ['facts'],
}

/** Differences in what a lender's applicants read, and in the figures, orders and rules that concern them. */
export const compareValues = (now: Side, before: Side): readonly Difference[] => [
  ...([...singleFiles, 'help'] as const).flatMap((kind) => {
    const file = camelCase(kind)
    const rest = ({ value }: Side) => without(asJsonObject(value[file]), toldElsewhere[file] ?? [])
    return entries(kind, placeOf(kind), {
      now: aligned(kind, rest(now), rest(before), now),
      before: rest(before),
      place: schemaPlace(kind, now.schemas),
    })
  }),
  ...compareCopy(asJsonObject(now.value.copy), asJsonObject(before.value.copy)),
  // Leaves out overrides: the report describes their effects on applicants.
  ...entries('lender', 'tenant.json', {
    now: aligned('tenant', ownOf(now), ownOf(before), now),
    before: ownOf(before),
    place: schemaPlace('tenant', now.schemas),
  }),
]

const ownOf = ({ settings }: Side): JsonObject => without(settings, ['overrides', 'flags'])

/** Value of a kind of file, in which the order of a set is no change. */
const aligned = (kind: FileKind, now: Json, before: Json, { schemas }: Pick<Side, 'schemas'>): Json =>
  alignSets(now, before, schemaPlace(kind, schemas)) ?? null

/** Names the folder for help, which consists of several files. */
const placeOf = (kind: FileKind): string => (kind === 'help' ? 'flows/help' : `flows/${kind}.json`)

const without = (value: JsonObject, keys: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)))

interface TwoValues {
  readonly now: Json
  readonly before: Json
  /** Schema of both. */
  readonly place: SchemaPlace
}

const entries = (area: Area, file: string, { now, before, place }: TwoValues): readonly Difference[] =>
  changedValues(now, before, place).map(({ path, name, isMeaning, change }) => ({
    area,
    subject: path,
    words: isMeaning ? `${capital(name)}${change}.` : `In ${file}, ${name}${change}.`,
  }))

/** Most words of a message within a sentence. */
const mostOfText = 20

const quoted = (text: Json): string => `"${firstWords(asText(text), mostOfText + 1)}"`

function compareCopy(now: JsonObject, before: JsonObject): readonly Difference[] {
  const { added, gone, changed } = listChanges(now, before)
  const tell = (subject: string, words: string): Difference => ({
    area: 'copy',
    subject,
    words,
  })
  return [
    ...added.map(([key, text]) => tell(key, `There is a new message ${key}: ${quoted(text)}.`)),
    ...gone.map(([key, text]) => tell(key, `The message ${key} is gone: ${quoted(text)}.`)),
    ...changed.map(([key, text, old]) => {
      const [is, was] = aroundDifference(asText(text), asText(old), mostOfText)
      return tell(key, `The message ${key} reads ${quoted(is)}. It read ${quoted(was)}.`)
    }),
  ]
}

/** Differences in forms and documents, which no lender overrides. */
export const compareFiles = (now: Source, before: Source): readonly Difference[] => [
  ...ofKind('form', now, before),
  ...ofKind('document', now, before),
]

function ofKind(kind: 'form' | 'document', now: Source, before: Source): readonly Difference[] {
  const [files, old] = [byPath(kind, now), byPath(kind, before)]
  const place = schemaPlace(kind, now.project.schemas)
  const same = Object.entries(files).map(([path, value]) => [
    path,
    alignSets(value, old[path], place) ?? null,
  ])
  const { added, gone, changed } = listChanges(Object.fromEntries(same) as typeof files, old)
  const tell = (subject: string, words: string): Difference => ({ area: kind, subject, words })
  return [
    ...added.map(([file]) => tell(file, `There is a new ${kind} ${file}.`)),
    ...gone.map(([file]) => tell(file, `The ${kind} ${file} is gone.`)),
    ...changed.flatMap(([file, value, old]) =>
      changedValues(value, old, place).map(({ name, change }) =>
        tell(file, `In the ${kind} ${file}, ${name}${change}.`),
      ),
    ),
  ]
}

const byPath = (kind: FileKind, source: Source): Readonly<Record<string, Json>> =>
  Object.fromEntries(filesOf(source, kind).map(({ path, value }) => [path, value ?? null]))

import { isDeepStrictEqual } from 'node:util'
import type { FactsSource } from '#generated/dsl'
import {
  camelCase,
  filesOf,
  type Json,
  type ProjectSchemas,
  type Source,
  schemaPlace,
  singleFiles,
} from '#source'
import { firstWords, mostWords } from '../words/short.ts'
import { describeValues } from './describe-values.ts'
import type { Difference } from './difference.ts'
import { listChanges } from './list-changes.ts'

/** Changed fact, and whether somebody approved the change. */
export interface ChangedFact extends Difference {
  readonly isApproved: boolean
}

/** Differences in facts: what each says on both sides, and who approved that. A new fact needs no approval. */
export function compareFacts(now: Source, before: Source): readonly ChangedFact[] {
  const { added, gone, changed } = listChanges(factsOf(now), factsOf(before))
  const tell = (subject: string, words: string, isApproved: boolean): ChangedFact => ({
    area: 'facts',
    subject,
    words,
    isApproved,
  })
  return [
    ...added.map(([id, { source }]) =>
      tell(id, `There is a new fact ${id}, by ${firstWords(source, 20)}.`, true),
    ),
    ...gone.map(([id, { source }]) =>
      tell(id, `The fact ${id}, by ${firstWords(source, 15)}, is gone: nothing guards it any more.`, false),
    ),
    ...changed.map(([id, { approved, ...fact }, { approved: known, ...old }]) => {
      const isApproved = approved !== undefined && !isDeepStrictEqual(approved, known)
      const by = isApproved
        ? firstWords(`${approved.by} approved it on ${approved.on}: ${approved.why}`, mostWords)
        : 'Nobody approved it: say in its `approved` who did, when and why.'
      const changes = factChanges(fact, old, now.project.schemas)
      return changes.length === 0
        ? tell(id, `The fact ${id} is as it was. ${by}`, true)
        : tell(id, `${changes.map((change) => `In the fact ${id}, ${change}.`).join(' ')} ${by}`, isApproved)
    }),
  ]
}

/** Changes of a fact; its values are named by what the files mean by them, as the files' own changes are. */
function factChanges(
  { values = {}, ...rest }: Fact,
  { values: oldValues = {}, ...oldRest }: Fact,
  schemas: ProjectSchemas,
): readonly string[] {
  const ofValue = (pointer: string): readonly string[] => {
    const [file = '', ...steps] = pointer.split('/')
    const kind = singleFiles.find((each) => camelCase(each) === file)
    return describeValues(
      nest(steps, values[pointer] as Json),
      nest(steps, oldValues[pointer] as Json),
      kind === undefined ? undefined : schemaPlace(kind, schemas),
    )
  }
  return [
    ...[...new Set([...Object.keys(values), ...Object.keys(oldValues)])].flatMap(ofValue),
    ...describeValues(rest as Json, oldRest as Json),
  ]
}

const nest = (steps: readonly string[], value: Json): Json =>
  steps.reduceRight((inner, step) => ({ [step]: inner }), value)

type Fact = Omit<Facts[string], 'approved'>

type Facts = FactsSource['facts']

/** Facts as their file has them; the reader has checked its shape. */
const factsOf = (source: Source): Facts =>
  Object.assign({}, ...filesOf(source, 'facts').map(({ value }) => (value as unknown as FactsSource).facts))

import { isDeepStrictEqual } from 'node:util'
import type { FactsSource } from '#generated/dsl'
import { filesOf, type Json, type Source } from '#source'
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
    ...added.map(([id, { source }]) => tell(id, `There is a new fact ${id}, by ${source}.`, true)),
    ...gone.map(([id, { source }]) =>
      tell(id, `The fact ${id}, by ${source}, is gone: nothing guards it any more.`, false),
    ),
    ...changed.map(([id, { approved, ...fact }, { approved: known, ...old }]) => {
      const isApproved = approved !== undefined && !isDeepStrictEqual(approved, known)
      const by = isApproved
        ? `${approved.by} approved it on ${approved.on}: ${approved.why}`
        : 'nobody approved it: say in its `approved` who did, when and why.'
      const clauses = describeValues(fact as Json, old as Json)
      return clauses.length === 0
        ? tell(id, `The fact ${id} is as it was; ${by}`, true)
        : tell(id, `In the fact ${id}, ${clauses.join('; ')}; ${by}`, isApproved)
    }),
  ]
}

type Facts = FactsSource['facts']

/** Facts as their file has them; the reader has checked its shape. */
const factsOf = (source: Source): Facts =>
  Object.assign({}, ...filesOf(source, 'facts').map(({ value }) => (value as unknown as FactsSource).facts))

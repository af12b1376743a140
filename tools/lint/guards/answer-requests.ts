import type { AnswerGuard, ConditionsSource, EffectSource } from '#generated/dsl'
import { asText, childObject, type Project } from '#source'

/** Guards of an action with their index, in the order in which they are tried. */
export const guardsOf = ({ guards = [] }: ConditionsSource, action: string) =>
  [...guards.entries()].flatMap(([index, guard]) => (guard.action === action ? [{ index, guard }] : []))

/** Answer to a request of a reviewer, as far as guards and proofs tell it from others. */
export interface AnswerRequest {
  readonly action: AnswerGuard['action']
  /** A category that is answered so. */
  readonly category: string
  readonly sets: EffectSource
  /** Documents that are asked for; a reviewer may ask for others beside them. */
  readonly documents: readonly string[]
}

/** Answers that set something: one for each action, and for each kind of document with a mark where documents are asked for. */
export function answerRequests(
  { categories }: ConditionsSource,
  { proofs, schemas }: Project,
): readonly AnswerRequest[] {
  const fields = childObject(
    childObject(childObject(schemas.named('conditions'), '$defs'), 'AnswerAction'),
    'x-sets',
  )
  const byAction = Map.groupBy(Object.entries(categories), ([, { action }]) => action)
  return [...byAction].flatMap(([action, all]): readonly AnswerRequest[] => {
    const field = asText(fields[action])
    const asking = (document: string) =>
      all.find(([, { documents }]) => documents?.some((kind) => kind === document)) ?? all[0]
    if (!all.some(([, { documents }]) => documents !== undefined))
      return all.slice(0, 1).map(([category]) => ({ action, category, sets: field, documents: [] }))
    const { proof = {}, proofToChange = {} } = proofs[field] ?? {}
    const kinds = [proof, proofToChange].flatMap((mark) =>
      typeof mark === 'string' ? [] : Object.keys(mark),
    )
    return [...new Set(kinds)].map((document) => ({
      action,
      category: asking(document)?.[0] ?? '',
      sets: { field, includesAny: [document] },
      documents: [document],
    }))
  })
}

import type { AnswerGuard, ConditionsSource, EffectSource, Proof } from '#generated/dsl'
import { asText, childObject, isJsonObject, type Project } from '#source'
import { fieldOf } from './asked-proofs.ts'

/** Guards of an action with their index, in the order in which they are tried. */
export const guardsOf = ({ guards = [] }: ConditionsSource, action: string) =>
  [...guards.entries()].flatMap(([index, guard]) => (guard.action === action ? [{ index, guard }] : []))

/** Finds a key of the project's list of categories. */
const ofCategories = ({ schemas }: Project, key: string) =>
  childObject(childObject(childObject(schemas.named('enumerations'), '$defs'), 'ConditionCategory'), key)

/** Returns the effect of an answer by an action, as `x-sets` of that list says; of documents, only these if they are named. */
export function setBy(
  project: Project,
  action: AnswerGuard['action'],
  documents?: AnswerGuard['documents'],
): EffectSource {
  const sets = ofCategories(project, 'x-sets')[action]
  if (!isJsonObject(sets)) return asText(sets)
  const named = documents ?? sets.includesAny
  return { field: asText(sets.field), ...(Array.isArray(named) && { includesAny: named.map(String) }) }
}

/** Subject of a sentence about answers by an action, with documents of some kinds. */
export const answerInWords = (action: string, documents: readonly string[] = []): string =>
  [`An answer by "${action}"`, ...documents].join(' with ')

/** Proofs asked of whoever answers a category, whatever it asks for, as `x-proof` of the list says. */
export const categoryProofs = (project: Project): Readonly<Record<string, Proof | undefined>> =>
  Object.fromEntries(
    Object.entries(ofCategories(project, 'x-proof')).flatMap(([category, proof]) =>
      proof === 'recent' || proof === 'anew' ? [[category, proof]] : [],
    ),
  )

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
export function answerRequests({ categories }: ConditionsSource, project: Project): readonly AnswerRequest[] {
  const byAction = Map.groupBy(Object.entries(categories), ([, { action }]) => action)
  return [...byAction].flatMap(([action, all]): readonly AnswerRequest[] => {
    const sets = setBy(project, action)
    const field = fieldOf(sets)
    const asking = (document: string) =>
      all.find(([, { documents }]) => documents?.some((kind) => kind === document)) ?? all[0]
    if (!all.some(([, { documents }]) => documents !== undefined))
      return all.slice(0, 1).map(([category]) => ({ action, category, sets, documents: [] }))
    const { proof = {}, proofToChange = {} } = project.proofs[field] ?? {}
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

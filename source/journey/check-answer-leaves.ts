import { type AnswerSource, didYouMean, findLeafFaults, type Leaf, memoize } from '#engine'
import type { Project } from '../files/project.ts'
import type { Fault } from '../findings/fault.ts'
import { nearestHint } from '../findings/nearest-hint.ts'
import { asText, childObject, type JsonObject } from '../json/json-value.ts'
import { describeFault } from './compile-flows.ts'
import { leavesIn } from './predicate-leaves.ts'

/**
 * Faults of conditions on answers that no form stores, or that can never have the compared value. The engine checks the
 * fields of the context schema.
 */
export const checkAnswerLeaves = memoize(
  ({ logic: { answers, ...logic }, project }: Asked): readonly Fault[] => {
    const kept = new Map(Object.entries(childObject({ answers: answers ?? {} }, 'answers')))
    return leavesIn(logic).flatMap(({ leaf, pointer }) => {
      const field = asText(leaf.field)
      if (!field.startsWith(project.answers)) return []
      // source/journey/kept-answers.ts created it.
      const answer = kept.get(field) as AnswerSource | undefined
      if (answer === undefined) return [unknown(field, pointer, [...kept.keys()])]
      return faultsOf(leaf, answer, project).map(({ pointer: below, ...fault }) => ({
        ...fault,
        pointer: pointer + below,
      }))
    })
  },
  ({ logic }) => logic,
)

interface Asked {
  /** Conditions anywhere in it, and `answers`. */
  readonly logic: JsonObject
  readonly project: Project
}

const unknown = (field: string, pointer: string, kept: readonly string[]): Fault => ({
  rule: 'unknown-reference',
  pointer: `${pointer}/field`,
  message: `No form keeps an answer at "${field}".`,
  hint: didYouMean(field, kept) ?? 'Give the field that asks for it this path as its `to`.',
})

function faultsOf(leaf: JsonObject, { type, values }: AnswerSource, project: Project): readonly Fault[] {
  if (type === undefined)
    return [
      {
        rule: 'operator-type-mismatch',
        pointer: '/field',
        message: `"${asText(leaf.field)}" is a list or an address, which no condition can read.`,
      },
    ]
  // The engine has checked that it has a field and one operator.
  const mismatches = findLeafFaults(leaf as unknown as Leaf, type, project).map((fault) => ({
    ...describeFault(fault),
    pointer: fault.pointer,
  }))
  return mismatches.length > 0 || values === undefined ? mismatches : impossible(leaf, values)
}

const impossible = (leaf: JsonObject, values: readonly unknown[]): readonly Fault[] =>
  ['equals', 'in'].flatMap((operator) => {
    const compared = [leaf[operator] ?? []].flat()
    return compared
      .filter((value) => !values.includes(value))
      .map((value) => ({
        rule: 'operator-type-mismatch',
        pointer: `/${operator}`,
        message: `${asText(leaf.field)} is never ${JSON.stringify(value)}.`,
        ...nearestHint(asText(value), values.map(String)),
      }))
  })

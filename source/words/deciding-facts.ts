import type { Explanation, Leaf } from '#engine'
import { describeLeaf } from './describe-leaf.ts'
import type { Worded } from './field-words.ts'

/** Facts of the applicant that decided a condition, in words; personal values are withheld. */
export const decidingFacts = (explanation: Explanation, project: Worded): readonly string[] => [
  ...new Set(decidingLeaves(explanation).map((leaf) => factOf(leaf, project))),
]

const decidingLeaves = (explanation: Explanation): readonly Explanation[] =>
  explanation.parts === undefined
    ? [explanation].filter(({ deciding }) => deciding)
    : explanation.parts.flatMap(decidingLeaves)

function factOf(explanation: Explanation, project: Worded): string {
  const { field = '', op, expected, holds } = explanation
  const leaf: Leaf = { field, [op]: expected }
  return describeLeaf(leaf, holds, project) + foundIn(explanation)
}

/** Value found, unless the clause already states it. */
function foundIn({ op, holds, actual, withheld }: Explanation): string {
  if (op === 'exists' || (op === 'equals' && (holds || typeof actual === 'boolean'))) return ''
  if (withheld === true) return ' (the value is withheld)'
  if (Array.isArray(actual))
    return actual.length === 0 ? ' (there are none)' : ` (they are ${actual.join(', ')})`
  return actual === undefined ? ' (there is none)' : ` (it is ${actual})`
}

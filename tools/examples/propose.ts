import type { Context } from '#engine'
import type { ExampleSource } from '#generated/dsl'
import { describeLeaf, type Flows, fieldWords } from '#source'
import { anyText } from '../prove/values/candidate-values.ts'
import { type CaseValues, contextOf } from './case-values.ts'
import type { Decision } from './decision.ts'
import { inPlace, type Unprotected } from './protect.ts'

/** Example that nobody has answered yet. */
export type Proposal = Pick<ExampleSource, 'title' | 'context' | 'each' | 'answer'>

/**
 * Few examples that tell all unprotected changes of a decision apart, without their answers: who writes these says what is meant,
 * not what the flows say. Values of one field in otherwise equal cases are one example.
 */
export function propose(
  decision: Decision,
  unprotected: readonly Unprotected[],
  flows: Flows,
): readonly Proposal[] {
  const chosen = fewest(unprotected, (facts) => contextOf(inPlace(facts, decision, flows), flows.project))
  return joined(chosen, flows).map(({ context, each }) => ({
    title: titleOf(context, each, flows),
    context,
    ...(Object.keys(each).length > 0 && { each }),
    answer: null,
  }))
}

/** Cases that together notice every change; the one that notices most of the rest comes next (greedy set cover). */
function fewest(
  unprotected: readonly Unprotected[],
  toContext: (facts: CaseValues) => Context,
): readonly CaseValues[] {
  const cases = new Map(unprotected.map(({ facts }) => [JSON.stringify(facts), facts]))
  const noticing = [...cases.values()].map((facts) => {
    const context = toContext(facts)
    return { facts, noticed: unprotected.filter(({ change }) => change.isNoticed(context)) }
  })
  const chosen: CaseValues[] = []
  const left = new Set(unprotected)
  while (left.size > 0) {
    const counts = noticing.map(({ noticed }) => noticed.filter((each) => left.has(each)).length)
    const best = noticing[counts.indexOf(Math.max(...counts))]
    if (best === undefined) break
    chosen.push(best.facts)
    for (const each of best.noticed) left.delete(each)
  }
  return chosen
}

interface Joined {
  readonly context: CaseValues
  readonly each: NonNullable<ExampleSource['each']>
}

/** Cases that differ in one field alone, joined: those of the field that joins most come first. */
function joined(cases: readonly CaseValues[], flows: Flows): readonly Joined[] {
  const fields = [...new Set(cases.flatMap(Object.keys))]
  const best = fields
    .map((field) => ({ field, groups: groupsBy(cases, field) }))
    .toSorted((a, b) => largest(b.groups) - largest(a.groups))[0]
  if (best === undefined || largest(best.groups) < 2) return cases.map((context) => ({ context, each: {} }))
  const { field, groups } = best
  const many = groups.filter((group) => group.length > 1)
  const rest = cases.filter((one) => !many.some((group) => group.includes(one)))
  return [
    ...many.map((group) => {
      const { [field]: _, ...context } = group[0] ?? {}
      const values = group.flatMap((one) => one[field] ?? [])
      return { context, each: { [field]: inOrder(values, field, flows) } }
    }),
    ...joined(rest, flows),
  ]
}

const largest = (groups: readonly (readonly CaseValues[])[]): number =>
  Math.max(...groups.map(({ length }) => length))

/** Cases with one value of a field, grouped by all that they say besides. */
const groupsBy = (cases: readonly CaseValues[], field: string): readonly (readonly CaseValues[])[] => [
  ...Map.groupBy(
    cases.filter((one) => [one[field] ?? []].flat().length === 1),
    ({ [field]: _, ...rest }) => JSON.stringify(rest),
  ).values(),
]

/** Sorts values so that their order does not say why they were chosen. */
const inOrder = <T>(values: readonly T[], field: string, { project }: Flows): readonly T[] => {
  const order = project.values[field] ?? []
  const rank = (value: T) => order.indexOf(`${value}`)
  return values.toSorted((a, b) => rank(a) - rank(b) || (`${a}` < `${b}` ? -1 : 1))
}

function titleOf(context: CaseValues, each: Joined['each'], { project }: Flows): string {
  const facts = Object.entries(context).flatMap(([field, value]) =>
    [value].flat().flatMap((one) => {
      if (one === null) return []
      const leaf = field.includes('[]') ? { field, includes: one } : { field, equals: one }
      return describeLeaf(one === anyText ? { field, exists: true } : leaf, true, project)
    }),
  )
  const open = Object.keys(each).map(
    (field) => `each of these values of the ${fieldWords(field, project).title}`,
  )
  const [first, ...more] = [...facts, ...open]
  return first === undefined
    ? 'Nothing is known yet'
    : [first.charAt(0).toUpperCase() + first.slice(1), ...more].join(', ')
}

import { memoize } from '#engine'
import { asJsonObject, asText, childObject, filesOf, type Json, leavesIn, type Source } from '#source'
import { answersOf } from './references/answers-of.ts'
import type { PlacedField } from './references/forms-of.ts'
import type { RuleFault, Subject } from './rule.ts'

/** Faults of answers for which a condition asks, and that no form offers though one asks for the others of the field. */
export function unofferedAnswers(
  { name, schema }: PlacedField,
  { source, logic }: Subject,
): readonly RuleFault[] {
  const answers = answersOf(schema) ?? []
  if (answers.length === 0) return []
  const isAnswered = (path: string) =>
    path.split('.').at(-1) === name &&
    answers.every((each) => source.project.values[path]?.includes(asText(each)))
  const asked = conditionsIn(logic).flatMap(({ leaf: { field, equals, in: some } }) =>
    isAnswered(asText(field)) ? [equals ?? [], some ?? []].flat() : [],
  )
  return [...new Set(asked)]
    .filter((value) => offeredAs(source).get(name)?.has(value) !== true)
    .map((value) => ({
      pointer: '',
      what: 'key',
      message: `Nobody can answer ${JSON.stringify(value)}, for which conditions ask.`,
      hint: 'Offer it again, or let the conditions do without it.',
    }))
}

/** Conditions of a lender's flows. Every field of every form asks for them. */
const conditionsIn = memoize(leavesIn)

/** Answers that any form offers, by the name of the field. */
const offeredAs = memoize((source: Source): ReadonlyMap<string, ReadonlySet<Json>> => {
  const offered = filesOf(source, 'form').flatMap(({ value }) =>
    Object.entries(childObject(childObject(asJsonObject(value), 'schema'), 'properties')).flatMap(
      ([name, schema]) => (answersOf(asJsonObject(schema)) ?? []).map((answer) => ({ name, answer })),
    ),
  )
  const byName = Map.groupBy(offered, ({ name }) => name)
  return new Map([...byName].map(([name, group]) => [name, new Set(group.map(({ answer }) => answer))]))
})

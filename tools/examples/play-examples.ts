import { type Context, explainCondition, settle } from '#engine'
import { decidingFacts, type Flows, type Source } from '#source'
import { caseValueFaults } from './case-value-faults.ts'
import { type Answer, answerOf, type Decision, nameOf } from './decision.ts'
import { type Case, casesOf, type Example, type ExampleFault } from './examples-of.ts'

/** Example in whose case the flows answer otherwise. */
export interface WrongExample extends ExampleFault {
  /** Whether what it answers is ever the answer. */
  readonly isEver: boolean
}

/** Faults of examples in whose cases the flows answer otherwise; those that nobody has answered, or whose facts are wrong, have no case. */
export function playExamples(
  examples: readonly Example[],
  decisions: readonly Decision[],
  flows: Flows,
  source: Source,
): readonly WrongExample[] {
  const known = new Map(decisions.map((decision) => [nameOf(decision), decision]))
  return examples.flatMap((example) => {
    const decision = known.get(nameOf(example))
    if (
      decision === undefined ||
      example.source.answer === null ||
      caseValueFaults(source)(example.source).length > 0
    )
      return []
    const answer = answerOf(decision, flows.journey)
    const wrong = casesOf(example, decision, source).filter(
      ({ context }) => answer(context) !== example.source.answer,
    )
    const [first] = wrong
    return first === undefined
      ? []
      : [wrongFault(example, decision, wrong, { flows, answer: answer(first.context) })]
  })
}

function wrongFault(
  { pointer, source }: Example,
  decision: Decision,
  wrong: readonly Case[],
  { flows, answer }: { readonly flows: Flows; readonly answer: Answer | undefined },
): WrongExample {
  const fields = Object.keys(source.each ?? {})
  const values = wrong.map(({ facts }) => fields.map((field) => [facts[field]].flat().join()).join(' and '))
  const where = fields.length === 0 ? '' : ` with ${values.join(', ')}`
  const why = wrong.slice(0, 1).flatMap(({ context }) => whyOf(decision, context, flows))
  return {
    pointer: `${pointer}/answer`,
    message: `"${source.title}": the flows answer ${wordOf(answer)}${where}, and not ${wordOf(source.answer ?? undefined)}. What decides: ${why.join('; ')}.`,
    isEver: decision.variants.some(({ value }) => value === source.answer),
    hint: `Mend what is wrong: the condition in flows/${decision.file}.json, a predicate that it names, or this example.`,
  }
}

const wordOf = (answer: Answer | undefined): string =>
  typeof answer === 'boolean' ? (answer ? 'yes' : 'no') : answer === undefined ? 'nothing' : `"${answer}"`

/** CaseValues that decide in a context: those of the conditions that fail, and of the first that holds. */
function whyOf(
  { variants, settles }: Decision,
  context: Context,
  { journey, project }: Flows,
): readonly string[] {
  if (settles === true) {
    const { path } = settle(journey, context)
    return path.map(({ event, to }) => `"${event}" leads to ${to}`)
  }
  const facts: string[] = []
  for (const { when } of variants) {
    if (when === undefined) break
    const explanation = explainCondition(journey.predicates, when, context)
    facts.push(...decidingFacts(explanation, project))
    if (explanation.holds) break
  }
  return [...new Set(facts)]
}

import { type Flows, nearestHint, pointerTo, type Source } from '#source'
import { caseValueFaults } from './case-value-faults.ts'
import { type Decision, nameOf } from './decision.ts'
import { casesOf, type Example, type ExampleFault } from './examples-of.ts'

/** Faults of examples that name what there is not, that nobody has answered, or that contradict one another. */
export function checkExamples(
  examples: readonly Example[],
  decisions: readonly Decision[],
  { source: flows }: Flows,
  source: Source,
): readonly ExampleFault[] {
  const known = new Map(decisions.map((decision) => [nameOf(decision), decision]))
  const said = new Map<string, Example>()
  const taken = new Set(examples.map(nameOf))
  // A decision that has examples of its own is not the one that was meant.
  const free = decisions.filter((decision) => !taken.has(nameOf(decision)))
  return examples.flatMap((example): readonly ExampleFault[] => {
    const decision = known.get(nameOf(example))
    if (decision === undefined) return unknownPlace(example, free)
    const faults = [
      ...caseValueFaults(source)(example.source).map((fault) => ({
        ...fault,
        pointer: example.pointer + fault.pointer,
      })),
      ...impossibleAnswer(example, decision),
      ...withoutSource(example, flows),
    ]
    if (faults.length > 0) return faults
    const before = casesOf(example, decision, source)
      .map(({ facts }) => {
        const key = `${nameOf(decision)} ${JSON.stringify(Object.entries(facts).toSorted(byKey))}`
        const other = said.get(key) ?? example
        said.set(key, other)
        return other
      })
      .find((other) => other.source.answer !== example.source.answer)
    return before === undefined ? [] : [contradiction(example, before)]
  })
}

const byKey = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1)

/** Fault of a place where nothing is decided, at the first of its examples. */
function unknownPlace({ file, place, pointer }: Example, free: readonly Decision[]): readonly ExampleFault[] {
  if (!pointer.endsWith('/0')) return []
  const here = free.filter((decision) => decision.file === file).map((decision) => decision.place)
  const message = `Nothing is decided at "${place}" of flows/${file}.json.`
  const hint = 'If a change took away what was decided there, put it back. Otherwise its examples go too.'
  return [{ pointer: pointerTo('examples', file, place), message, hint, ...nearestHint(place, here) }]
}

function impossibleAnswer(
  { pointer, source: { answer } }: Example,
  { variants }: Decision,
): readonly ExampleFault[] {
  if (variants.some(({ value }) => value === answer)) return []
  const answers = [...new Set(variants.map(({ value }) => JSON.stringify(value)))]
  const message =
    answer === null ? 'Nobody has answered this yet.' : `${JSON.stringify(answer)} is never the answer here.`
  return [{ pointer: `${pointer}/answer`, message, hint: `The answer is one of ${answers.join(', ')}.` }]
}

function withoutSource(
  { file, place, pointer, source }: Example,
  { predicates: { law = {} } }: Flows['source'],
): readonly ExampleFault[] {
  if (file !== 'predicates' || !Object.hasOwn(law, place) || source.source !== undefined) return []
  const message = `A law asks for something by "${place}", and this example does not say where that is written.`
  return [{ pointer, message, hint: 'Name the law, or the paragraph that cites it, under `source`.' }]
}

const contradiction = ({ pointer }: Example, before: Example): ExampleFault => ({
  pointer: `${pointer}/answer`,
  message: `This contradicts "${before.source.title}", which answers otherwise in the same case.`,
  hint: 'Keep the one that is meant.',
})

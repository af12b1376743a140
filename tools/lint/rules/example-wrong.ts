import { checkExamples } from '../../examples/check-examples.ts'
import { decisionsOf } from '../../examples/decisions-of.ts'
import { examplesOf } from '../../examples/examples-of.ts'
import { playExamples } from '../../examples/play-examples.ts'
import type { Rule } from '../rule.ts'

export const exampleWrong: Rule = {
  id: 'example-wrong',
  why: 'Where an example and the flows differ, one of two people has not written what was meant.',
  reads: 'logic',
  check: ({ flows, value, logic, source, report }) => {
    if (flows === undefined) return []
    const decisions = decisionsOf(source, logic)
    const examples = examplesOf(value)
    const faults = checkExamples(examples, decisions, flows, source)
    // One with a fault within, which `example-unknown` reports, has no case to play.
    const sound = examples.filter(
      ({ pointer }) => !faults.some((fault) => fault.pointer.startsWith(`${pointer}/`)),
    )
    return playExamples(sound, decisions, flows, source).map(report)
  },
}

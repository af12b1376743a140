import { decisionsOf } from '../../examples/decisions-of.ts'
import { examplesOf } from '../../examples/examples-of.ts'
import { playExamples } from '../../examples/play-examples.ts'
import type { Rule, RuleFault } from '../rule.ts'

export const exampleWrong: Rule = {
  id: 'example-wrong',
  why: 'Where an example and the flows differ, one of two people has not written what was meant.',
  isOfReach: true,
  reads: 'logic',
  check: ({ flows, value, logic, source, tenant, report }) => {
    const examples = examplesOf(value)
    if (flows === undefined || examples.length === 0) return []
    const faults = playExamples(examples, decisionsOf(source, logic), flows, source)
    // An answer that the base never gives is reported by `example-unknown`; a lender may have taken it away.
    return faults
      .filter(({ isEver }) => isEver || tenant !== undefined)
      .map(({ isEver: _, ...fault }) => report(tenant === undefined ? fault : ofLender(fault)))
  },
}

/** Fault in the flows of a lender, which may give another answer than the base on purpose. */
const ofLender = (fault: RuleFault): RuleFault => ({
  ...fault,
  hint: `${fault.hint} If the lender means its answer, say it in \`overrides.examples\`.`,
})

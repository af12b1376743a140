import { asJsonObject, childObject, type Finding, filesOf, findingAt, pointerTo } from '#source'
import { checkExamples } from '../../examples/check-examples.ts'
import { checkFacts } from '../../examples/check-facts.ts'
import { decisionsOf } from '../../examples/decisions-of.ts'
import { examplesOf } from '../../examples/examples-of.ts'
import type { Facts } from '../../examples/facts.ts'
import type { Rule, Subject } from '../rule.ts'

export const exampleUnknown: Rule = {
  id: 'example-unknown',
  why: 'An example of something that there is not says nothing, however right it is.',
  reads: 'logic',
  check: (subject) => {
    const { flows, value, logic, source, report } = subject
    if (flows === undefined) return []
    return [
      ...checkExamples(examplesOf(value), decisionsOf(source, logic), flows, source).map(report),
      ...strangePeople(subject),
    ]
  },
}

/** Faults in the facts of people, of whom no lender has its own. */
function strangePeople({ flows, source, tenant }: Subject): readonly Finding[] {
  if (flows === undefined || tenant !== undefined) return []
  const known = { flows: flows.source, project: flows.project }
  return filesOf(source, 'examples').flatMap((file) =>
    Object.entries(childObject(asJsonObject(file.value), 'people')).flatMap(([name, facts]) =>
      // The schema checked them while the file was read.
      checkFacts(facts as Facts, pointerTo('people', name), known).map((fault) =>
        findingAt({ rule: '', ...fault }, { file, pointer: fault.pointer }),
      ),
    ),
  )
}

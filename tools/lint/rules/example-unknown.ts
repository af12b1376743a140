import { asJsonObject, childObject, type Finding, filesOf, findingAt, pointerTo } from '#source'
import { checkExamples } from '../../examples/check-examples.ts'
import { decisionsOf } from '../../examples/decisions-of.ts'
import { examplesOf } from '../../examples/examples-of.ts'
import { checkFacts } from '../../examples/fact-faults.ts'
import type { Facts } from '../../examples/facts.ts'
import type { Rule, Subject } from '../rule.ts'

export const exampleUnknown: Rule = {
  id: 'example-unknown',
  why: 'An example of something that there is not says nothing, however right it is.',
  reads: 'logic',
  // What is decided nowhere any more went with what a machine lost.
  isOfReach: true,
  check: (subject) => {
    const { flows, value, logic, source, reportOwn } = subject
    const examples = examplesOf(value).filter(({ pointer }) => isOwn(subject, pointer))
    if (flows === undefined || examples.length === 0) return strangePeople(subject)
    return [
      ...reportOwn(checkExamples(examples, decisionsOf(source, logic), flows, source)),
      ...strangePeople(subject),
    ]
  },
}

/** Whether the subject wrote an example: a lender need not answer for those of the base at places that it changed. */
const isOwn = ({ tenant, provenance }: Subject, pointer: string): boolean =>
  tenant === undefined || Object.keys(provenance).some((known) => pointer.startsWith(`${known}/`))

/** Faults in the facts of people, of whom no lender has its own. */
const strangePeople = ({ source, tenant }: Subject): readonly Finding[] =>
  (tenant === undefined ? filesOf(source, 'examples') : []).flatMap((file) =>
    Object.entries(childObject(asJsonObject(file.value), 'people')).flatMap(([name, facts]) =>
      // The schema checked them while the file was read.
      checkFacts(facts as Facts, source).map((fault) => {
        const pointer = pointerTo('people', name) + fault.pointer
        return findingAt({ rule: '', ...fault, pointer }, { file, pointer })
      }),
    ),
  )

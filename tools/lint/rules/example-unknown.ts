import {
  asJsonObject,
  childObject,
  type Finding,
  filesOf,
  findingAt,
  keyPlace,
  parsePointer,
  pointerTo,
  type Source,
  valueAt,
} from '#source'
import { checkCaseValues } from '../../examples/case-value-faults.ts'
import type { CaseValues } from '../../examples/case-values.ts'
import { checkExamples } from '../../examples/check-examples.ts'
import { decisionsOf } from '../../examples/decisions-of.ts'
import { examplesOf } from '../../examples/examples-of.ts'
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
      ...reportOwn(checkExamples(examples, decisionsOf(source, logic), flows, source)).map((finding) =>
        withPlace(finding, source),
      ),
      ...strangePeople(subject),
    ]
  },
}

/** Finding with the place in the flows that is left of the one that its example names. */
function withPlace(finding: Finding, { files }: Source): Finding {
  const [top, place = '', ...more] = parsePointer(finding.pointer)
  const name = /^flows\/examples\/(.+\.json)$/.exec(finding.file)?.[1]
  const file = files.get(`flows/${name}`)
  if (top !== 'examples' || more.length > 0 || file === undefined) return finding
  const steps = parsePointer(`/${place}`)
  const left = steps
    .map((_, end) => steps.slice(0, end))
    .findLast((known) => valueAt(file.value ?? null, known) !== undefined)
  return left === undefined
    ? finding
    : { ...finding, related: [keyPlace({ file, pointer: pointerTo(...left) })] }
}

/** Whether the subject wrote an example: a lender need not answer for those of the base at places that it changed. */
const isOwn = ({ tenant, provenance }: Subject, pointer: string): boolean =>
  tenant === undefined || Object.keys(provenance).some((known) => pointer.startsWith(`${known}/`))

/** Faults in the facts of people, of whom no lender has its own. */
const strangePeople = ({ source, tenant }: Subject): readonly Finding[] =>
  (tenant === undefined ? filesOf(source, 'examples') : []).flatMap((file) =>
    Object.entries(childObject(asJsonObject(file.value), 'people')).flatMap(([name, facts]) =>
      // The schema checked them while the file was read.
      checkCaseValues(facts as CaseValues, source).map((fault) => {
        const pointer = pointerTo('people', name) + fault.pointer
        return findingAt({ rule: '', ...fault, pointer }, { file, pointer })
      }),
    ),
  )

import { type Flows, pointerTo } from '#source'
import { answerRequests, guardsOf } from '../guards/answer-requests.ts'
import { type Declared, shortfalls, wordsOf } from '../guards/asked-proofs.ts'
import type { Rule, RuleFault } from '../rule.ts'

/** Applies to submissions, and to answers to what a reviewer asks for. */
export const proofMissing: Rule = {
  id: 'proof-missing',
  why: 'What moves money or letters asks who acts: whoever has somebody’s session alone would do it in their name.',
  reads: 'logic',
  check: ({ flows, reportOwn }) =>
    flows === undefined ? [] : reportOwn([...ofSubmissions(flows), ...ofAnswers(flows)]),
}

const hint = 'Declare it, or take the mark from the schema of the field if nobody is harmed.'

function ofSubmissions({ source: { process }, project }: Flows): readonly RuleFault[] {
  return Object.entries(process.submissions).flatMap(([name, submission]) => {
    const effects = [process.effects?.[submission.event] ?? []].flat().flatMap(({ sets = [] }) => sets)
    const pointer = pointerTo('process', 'submissions', name)
    return [
      ...shortfalls(project, effects, submission).map(
        (shortfall): RuleFault => ({
          pointer,
          what: 'key',
          message: `"${name}" sets ${wordsOf(shortfall)}.`,
          hint,
        }),
      ),
      ...toldWithoutProof(submission, pointer, `"${name}"`),
    ]
  })
}

/** Fault of an act that is told to its owner, and asks nobody for a proof. */
const toldWithoutProof = (
  { proof, proofToChange, tells }: Declared & { readonly tells?: string },
  pointer: string,
  subject: string,
): readonly RuleFault[] =>
  tells === undefined || proof !== undefined || proofToChange !== undefined
    ? []
    : [
        {
          pointer: pointer + pointerTo('tells'),
          what: 'key',
          message: `${subject} is told to the owner by the letter "${tells}", and asks for no proof of who acts.`,
          hint: 'Declare its `proof`, or `proofToChange` where only a change of contact data needs one.',
        },
      ]

function ofAnswers({ source: { conditions }, project }: Flows): readonly RuleFault[] {
  const faults = answerRequests(conditions, project).flatMap(({ action, category, sets, documents }) => {
    const guards = guardsOf(conditions, action)
    const first = guards.findIndex(
      ({ guard }) => guard.documents?.some((kind) => documents.includes(kind)) ?? true,
    )
    const subject = [`An answer by "${action}"`, ...documents].join(' with ')
    const said = (declared: Declared, pointer: string): readonly RuleFault[] =>
      shortfalls(project, [sets], declared).map((shortfall) => ({
        pointer,
        message: `${subject} sets ${wordsOf(shortfall)}.`,
        hint,
      }))
    // One before the first may count where a reviewer asks for other documents beside these.
    const tried = first === -1 ? guards : guards.slice(0, first + 1)
    return [
      ...tried.flatMap(({ guard, index }) => said(guard, pointerTo('conditions', 'guards', index))),
      ...(first === -1 ? said({}, pointerTo('conditions', 'categories', category, 'action')) : []),
    ]
  })
  const told = (conditions.guards ?? []).flatMap((guard, index) =>
    toldWithoutProof(guard, pointerTo('conditions', 'guards', index), `An answer by "${guard.action}"`),
  )
  // A guard that several answers lack something of is told once.
  return [...new Map(faults.toReversed().map((fault) => [fault.pointer, fault])).values(), ...told]
}

import { type Flows, type Project, pointerTo } from '#source'
import { answerInWords, answerRequests, categoryProofs, guardsOf } from '../guards/answer-requests.ts'
import { type Declared, isEnough, setByEvent, shortfalls, wordsOf } from '../guards/asked-proofs.ts'
import { lettersOf } from '../guards/letters-of.ts'
import type { Rule, RuleFault } from '../rule.ts'

/** Applies to submissions, and to answers to what a reviewer asks for. */
export const proofMissing: Rule = {
  id: 'proof-missing',
  why: 'What moves money or letters asks who acts: whoever has somebody’s session alone would do it in their name.',
  reads: 'logic',
  check: ({ flows, reportOwn }) =>
    flows === undefined ? [] : reportOwn([...ofSubmissions(flows), ...ofAnswers(flows)]),
}

const hint =
  'Declare it. If nobody is harmed, say why in `withoutProof` of the submission, or take the mark from the schema of the field.'

const hintForGuard = (action: string): string =>
  `Declare it in \`guards\` of flows/conditions.json, where nothing stands for "${action}". Or take the mark from the schema of the field.`

function ofSubmissions({ source: { process }, project }: Flows): readonly RuleFault[] {
  return Object.entries(process.submissions).flatMap(([name, submission]) => {
    const effects = setByEvent(process, submission.event)
    const pointer = pointerTo('process', 'submissions', name)
    const missing = shortfalls(project, effects, submission)
    const told = toldWithoutProof(submission, pointer, `"${name}"`)
    return [
      ...(submission.withoutProof === undefined
        ? missing.map((shortfall): RuleFault => {
            const message = `"${name}" sets ${wordsOf(shortfall)}.`
            return { pointer, what: 'key', message, hint }
          })
        : needless([...missing, ...told], pointer, name)),
      ...(submission.withoutProof === undefined ? told : []),
    ]
  })
}

/** Fault of an exception from nothing. */
const needless = (missing: readonly unknown[], pointer: string, name: string): readonly RuleFault[] =>
  missing.length > 0
    ? []
    : [
        {
          pointer: pointer + pointerTo('withoutProof'),
          what: 'key',
          message: `"${name}" says why nobody is asked for a proof, and lacks none.`,
          hint: 'Remove the exception.',
          mend: { removes: '' },
        },
      ]

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
          hint: 'Declare its `proof`, or `proofToChange` where only a change of contact data needs one. If nobody may be asked, say why in `withoutProof`.',
        },
      ]

function ofAnswers({ source: { conditions }, project }: Flows): readonly RuleFault[] {
  const faults = answerRequests(conditions, project).flatMap(({ action, category, sets, documents }) => {
    const guards = guardsOf(conditions, action)
    const first = guards.findIndex(
      ({ guard }) => guard.documents?.some((kind) => documents.includes(kind)) ?? true,
    )
    const subject = answerInWords(action, documents)
    const said = (declared: Declared, pointer: string): readonly RuleFault[] =>
      shortfalls(project, [sets], declared).map((shortfall) => ({
        pointer,
        message: `${subject} sets ${wordsOf(shortfall)}.`,
        hint: first === -1 && pointer.startsWith('/conditions/categories') ? hintForGuard(action) : hint,
      }))
    // One before the first may count where a reviewer asks for other documents beside these.
    const tried = first === -1 ? guards : guards.slice(0, first + 1)
    return [
      ...tried.flatMap(({ guard, index }) => said(guard, pointerTo('conditions', 'guards', index))),
      ...(first === -1 ? said({}, unguarded(guards, lettersOf(project, sets).flat(), category)) : []),
    ]
  })
  const told = (conditions.guards ?? []).flatMap((guard, index) =>
    toldWithoutProof(guard, pointerTo('conditions', 'guards', index), answerInWords(guard.action)),
  )
  // A guard that several answers lack something of is told once.
  const each = [...new Map(faults.toReversed().map((fault) => [fault.pointer, fault])).values()]
  return [...(each.length === 0 ? categoriesAnsweredByOthers(conditions, project) : each), ...told]
}

/** Place of an answer that no guard fits: the documents of the guard for others of its kind, by their letter, or the category. */
function unguarded(
  guards: ReturnType<typeof guardsOf>,
  letters: readonly string[],
  category: string,
): string {
  const kin = guards.find(({ guard }) => guard.tells !== undefined && letters.includes(guard.tells))
  return kin === undefined
    ? pointerTo('conditions', 'categories', category, 'action')
    : pointerTo('conditions', 'guards', kin.index, 'documents')
}

/** Faults of categories whose answers prove something, and that ask for what no guard, or a weaker one, stands before. */
function categoriesAnsweredByOthers(
  conditions: Flows['source']['conditions'],
  project: Project,
): readonly RuleFault[] {
  const marks = categoryProofs(project)
  return Object.entries(conditions.categories).flatMap(([category, { action, documents }]) => {
    const wanted = marks[category]
    const counts = guardsOf(conditions, action).find(
      ({ guard }) => guard.documents?.some((kind) => documents?.includes(kind)) ?? true,
    )
    if (wanted === undefined || isEnough(counts?.guard.proof, wanted)) return []
    const subject = answerInWords(action, documents)
    return [
      {
        pointer: pointerTo('conditions', 'categories', category, documents ? 'documents' : 'action'),
        message: `${subject} asks for no proof "${wanted}", which the schema wants of whatever answers ${category}.`,
        hint: 'Ask for documents that a guard stands before, or write a guard.',
      },
    ]
  })
}

import type { SubmissionSource } from '#generated/dsl'
import { type Flows, pointerTo } from '#source'
import { answerInWords, setBy } from '../guards/answer-requests.ts'
import { setByEvent } from '../guards/asked-proofs.ts'
import { lettersOf } from '../guards/letters-of.ts'
import type { Rule, RuleFault } from '../rule.ts'

/** Applies to submissions, and to answers to what a reviewer asks for. */
export const actUntold: Rule = {
  id: 'act-untold',
  why: 'An owner who is not told what was done in their name learns of it when the money is gone.',
  reads: 'logic',
  check: ({ flows, reportOwn }) =>
    flows === undefined ? [] : reportOwn([...ofSubmissions(flows), ...ofAnswers(flows)].flatMap(faultsOf)),
}

/** Act of somebody, with what is declared of it. */
interface Act {
  readonly declared: Pick<SubmissionSource, 'proof' | 'proofToChange' | 'tells' | 'withoutLetter'>
  readonly pointer: string
  readonly subject: string
  /** Lists of letters: one that tells of the act is in each of them. */
  readonly letters: readonly (readonly string[])[]
}

const ofSubmissions = ({ source: { process }, project }: Flows): readonly Act[] =>
  Object.entries(process.submissions).map(([name, declared]) => {
    const effects = setByEvent(process, declared.event)
    // One letter tells of everything that was set at once.
    const letters = effects.flatMap((effect) => lettersOf(project, effect)).flat()
    return {
      declared,
      pointer: pointerTo('process', 'submissions', name),
      subject: `"${name}"`,
      letters: letters.length === 0 ? [] : [letters],
    }
  })

const ofAnswers = ({ source: { conditions }, project }: Flows): readonly Act[] =>
  (conditions.guards ?? []).map((declared, index) => ({
    declared,
    pointer: pointerTo('conditions', 'guards', index),
    subject: answerInWords(declared.action, declared.documents),
    // Whichever document is sent, the letter tells of it.
    letters: lettersOf(project, setBy(project, declared.action, declared.documents)),
  }))

function faultsOf({ declared, pointer, subject, letters }: Act): readonly RuleFault[] {
  const { proof, proofToChange, tells, withoutLetter } = declared
  const asks = proof !== undefined || proofToChange !== undefined
  const fitting = [...new Set(letters.flat())].filter((letter) =>
    letters.every((each) => each.includes(letter)),
  )
  if (withoutLetter !== undefined && (tells !== undefined || !asks))
    return [
      {
        pointer: pointer + pointerTo('withoutLetter'),
        what: 'key',
        message: `${subject} says why no letter is sent, ${asks ? `and sends "${tells}"` : 'and asks for no proof, so that none is expected'}.`,
        hint: 'Remove the exception.',
        mend: { removes: '' },
      },
    ]
  if (tells === undefined)
    return !asks || withoutLetter !== undefined
      ? []
      : [
          {
            pointer,
            what: 'key',
            message: `${subject} asks for a proof of who acts, and its owner is not told of it.`,
            hint: `Name the letter in \`tells\`${either(fitting)}. If none is needed, say why in \`withoutLetter\`.`,
          },
        ]
  if (letters.length === 0 || fitting.includes(tells)) return []
  return [
    {
      pointer: pointer + pointerTo('tells'),
      message: `${subject} is told to its owner by the letter "${tells}", which is about something else.`,
      hint:
        fitting.length === 0
          ? 'No one letter tells of all that it sets: make one guard for each.'
          : `The schemas of the fields that it sets name the letter (\`x-tells\`)${either(fitting)}.`,
    },
  ]
}

const either = (letters: readonly string[]): string =>
  letters.length === 0 ? '' : `: ${letters.map((letter) => `"${letter}"`).join(' or ')}`

import { type QuestionKind, questionKinds } from '../../jobs/question-kinds.ts'
import { Options } from '../frame/options.tsx'

/** A question as it is being worded. */
export interface DraftQuestion {
  readonly label: string
  readonly kind: QuestionKind
  /** Words of the choices, one to a line. */
  readonly choices: string
}

export const blankQuestion: DraftQuestion = { label: '', kind: 'text', choices: '' }

export const askedQuestion = ({ label, kind, choices }: DraftQuestion) => ({
  label,
  kind,
  choices: choices.split('\n').filter((line) => line.trim() !== ''),
})

interface Props {
  readonly question: DraftQuestion
  readonly onChange: (question: DraftQuestion) => void
}

/** Fields for the words of a question and the kind of its answer. */
export function QuestionFields({ question, onChange }: Props) {
  const { label, kind, choices } = question
  const change = (part: Partial<DraftQuestion>) => onChange({ ...question, ...part })
  return (
    <>
      <label>
        The question
        <input value={label} required onChange={(event) => change({ label: event.target.value })} />
      </label>
      <label>
        Its answer is
        <select
          value={kind}
          onChange={(event) =>
            change({ kind: questionKinds.find((each) => each === event.target.value) ?? 'text' })
          }
        >
          <Options of={questionKinds} />
        </select>
      </label>
      {(kind === 'one of several' || kind === 'any of several') && (
        <label>
          Answers to choose from, one to a line
          <textarea value={choices} rows={4} onChange={(event) => change({ choices: event.target.value })} />
        </label>
      )}
    </>
  )
}

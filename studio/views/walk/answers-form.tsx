import { type FormEvent, useId } from 'react'
import type { WalkQuestion } from '../../api/walk.ts'
import { type Part, partOf } from './part-of.ts'

interface Props {
  readonly questions: readonly WalkQuestion[]
  /** Words of the button. */
  readonly doing: string
  readonly onSend: (part: Part) => void
}

/** Answers that go with a step, by the questions that ask for them; what is left open is as the step gives it. */
export function AnswersForm({ questions, doing, onSend }: Props) {
  const send = (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault()
    const data = new FormData(submitted.currentTarget)
    onSend(
      partOf(
        questions.flatMap(({ field, type, values }) => {
          const text = String(data.get(field) ?? '')
          if (text === '') return []
          const value: unknown =
            values !== undefined ? JSON.parse(text) : type === 'number' ? Number(text) : text
          return [[field, value]]
        }),
      ),
    )
  }
  const [asked, others] = [true, false].map((isAsked) => questions.filter((each) => each.isAsked === isAsked))
  const shown = asked?.length === 0 ? others : asked
  return (
    <form onSubmit={send}>
      <Answers questions={shown ?? []} />
      {shown !== others && others !== undefined && others.length > 0 && (
        <details>
          <summary>Other facts that it may change</summary>
          <Answers questions={others} />
        </details>
      )}
      <button type="submit">{doing}</button>
    </form>
  )
}

function Answers({ questions }: Pick<Props, 'questions'>) {
  const id = useId()
  return (
    <div className="answers">
      {questions.map(({ field, label, type, values }) => (
        <div key={field}>
          <label htmlFor={id + field}>
            {label} <small>{field}</small>
          </label>
          {values === undefined ? (
            <input id={id + field} name={field} {...(type === 'number' && { type: 'number', step: 'any' })} />
          ) : (
            <select id={id + field} name={field} defaultValue="">
              <option value="">(as the step gives it)</option>
              {values.map((value) => (
                <option key={JSON.stringify(value)} value={JSON.stringify(value)}>
                  {typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value)}
                </option>
              ))}
            </select>
          )}
        </div>
      ))}
    </div>
  )
}

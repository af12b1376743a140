import { useState } from 'react'
import type { FormView } from '../../api/questions.ts'
import { type QuestionKind, questionKinds } from '../../jobs/question-kinds.ts'
import { useJob } from '../ask.ts'
import { Failure } from '../frame/failure.tsx'

/** Asks one more question in a form. */
export function NewQuestion({ form }: { readonly form: FormView }) {
  const [label, setLabel] = useState('')
  const [kind, setKind] = useState<QuestionKind>('text')
  const [choices, setChoices] = useState('')
  const [isRequired, setIsRequired] = useState(false)
  const [before, setBefore] = useState('')
  const job = useJob()
  const add = () =>
    job.mutate(
      {
        job: 'addQuestion',
        details: {
          ...{ file: form.file, label, kind, isRequired },
          choices: choices.split('\n').filter((line) => line.trim() !== ''),
          ...(before !== '' && { before }),
        },
      },
      {
        onSuccess: () => {
          setLabel('')
          setChoices('')
        },
      },
    )
  return (
    <details className="node">
      <summary>Ask one more question</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          add()
        }}
      >
        <label>
          The question
          <input value={label} required onChange={(event) => setLabel(event.target.value)} />
        </label>
        <label>
          Its answer is
          <select
            value={kind}
            onChange={(event) => setKind(questionKinds.find((each) => each === event.target.value) ?? 'text')}
          >
            {questionKinds.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
        {(kind === 'one of several' || kind === 'any of several') && (
          <label>
            Answers to choose from, one to a line
            <textarea value={choices} rows={4} onChange={(event) => setChoices(event.target.value)} />
          </label>
        )}
        <label>
          It stands before
          <select value={before} onChange={(event) => setBefore(event.target.value)}>
            <option value="">nothing: it comes last</option>
            {form.questions.map(({ name, label: words, isInOrder }) =>
              isInOrder ? (
                <option key={name} value={name}>
                  {words?.text ?? name}
                </option>
              ) : null,
            )}
          </select>
        </label>
        <label className="inline">
          <input
            type="checkbox"
            checked={isRequired}
            onChange={(event) => setIsRequired(event.target.checked)}
          />
          It must be answered
        </label>
        <button type="submit" className="primary">
          Add the question
        </button>
        <Failure error={job.error} />
      </form>
    </details>
  )
}

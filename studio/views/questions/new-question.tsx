import { useState } from 'react'
import type { FormView } from '../../api/questions.ts'
import { useJob } from '../ask.ts'
import { Failure } from '../frame/failure.tsx'
import { ForWhom } from '../frame/for-whom.tsx'
import { useLender } from '../frame/use-lender.ts'
import { askedQuestion, blankQuestion, QuestionFields } from './question-fields.tsx'

/** Asks one more question in a form. */
export function NewQuestion({ form }: { readonly form: FormView }) {
  const [lender] = useLender()
  const [question, setQuestion] = useState(blankQuestion)
  const [isOwn, setIsOwn] = useState(false)
  const [isRequired, setIsRequired] = useState(false)
  const [before, setBefore] = useState('')
  const job = useJob()
  const add = () =>
    job.mutate(
      {
        job: 'addQuestion',
        details: {
          file: form.file,
          isRequired,
          ...askedQuestion(question),
          ...(before !== '' && { before }),
          ...(isOwn && lender !== undefined && { lender }),
        },
      },
      { onSuccess: () => setQuestion(blankQuestion) },
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
        <QuestionFields question={question} onChange={setQuestion} />
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
        <ForWhom isOwn={isOwn} onChange={setIsOwn} />
        <button type="submit" className="primary">
          Add the question
        </button>
        <Failure error={job.error} />
      </form>
    </details>
  )
}

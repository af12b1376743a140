import { type FormEvent, useState } from 'react'
import type { PageView } from '../../api/pages.ts'
import { useJob } from '../ask.ts'
import { Failure } from '../frame/failure.tsx'
import { ForWhom } from '../frame/for-whom.tsx'
import { Options } from '../frame/options.tsx'
import { useLender } from '../frame/use-lender.ts'
import { askedQuestion, blankQuestion, QuestionFields } from '../questions/question-fields.tsx'

/** Adds a page of one question before this one, for every lender or for the chosen one. */
export function AddPage({ row, entries }: Pick<PageView, 'row' | 'entries'>) {
  const [lender] = useLender()
  const [question, setQuestion] = useState(blankQuestion)
  const [isOwn, setIsOwn] = useState(false)
  const job = useJob()
  if (entries.length === 0) return null
  const save = (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault()
    const form = submitted.currentTarget
    const data = new FormData(form)
    const text = (name: string) => String(data.get(name) ?? '')
    job.mutate(
      {
        job: 'addPage',
        details: {
          title: text('title'),
          event: text('event'),
          button: text('button'),
          before: row.id,
          question: askedQuestion(question),
          ...(isOwn && lender !== undefined && { lender }),
        },
      },
      {
        onSuccess: () => {
          form.reset()
          setQuestion(blankQuestion)
        },
      },
    )
  }
  return (
    <details className="node">
      <summary>Add a page before this one</summary>
      <form onSubmit={save}>
        <label>
          Its title
          <input name="title" required />
        </label>
        <QuestionFields question={question} onChange={setQuestion} />
        <label>
          Words of its button
          <input name="button" required />
        </label>
        <label>
          One comes there by the event
          <select name="event">
            <Options of={entries} />
          </select>
        </label>
        <ForWhom isOwn={isOwn} onChange={setIsOwn} />
        <button type="submit" className="primary">
          Add the page
        </button>
        <Failure error={job.error} />
      </form>
    </details>
  )
}

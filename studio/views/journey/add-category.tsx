import type { FormEvent } from 'react'
import type { Vocabulary } from '../../api/nodes.ts'
import { useAsked, useJob } from '../ask.ts'
import { Failure } from '../frame/failure.tsx'
import { Options } from '../frame/options.tsx'

/** Adds a category of what reviewers may ask applicants for. */
export function AddCategory() {
  const { data } = useAsked<Vocabulary>('/api/vocabulary')
  const job = useJob()
  if (data === undefined || data.documents.length === 0) return null
  const save = (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault()
    const form = submitted.currentTarget
    const given = new FormData(form)
    const text = (name: string) => String(given.get(name) ?? '')
    job.mutate(
      {
        job: 'addCategory',
        details: {
          title: text('title'),
          description: text('description'),
          by: text('by'),
          why: text('why'),
          documents: given.getAll('documents').map(String),
        },
      },
      { onSuccess: () => form.reset() },
    )
  }
  return (
    <details className="node">
      <summary>Let reviewers ask for something more</summary>
      <form onSubmit={save}>
        <label>
          Heading of its card
          <input name="title" required />
        </label>
        <label>
          What the applicant is told
          <textarea name="description" required rows={3} />
        </label>
        <label>
          Documents that answer it
          <select name="documents" multiple required size={6}>
            <Options of={data.documents} />
          </select>
        </label>
        <label>
          Who approved it
          <input name="by" required />
        </label>
        <label>
          Why
          <input name="why" required />
        </label>
        <button type="submit" className="primary">
          Add the request
        </button>
        <Failure error={job.error} />
        {job.isSuccess && <p role="status">Reviewers can ask for it once the product is built anew.</p>}
      </form>
    </details>
  )
}

import { useState } from 'react'
import type { Proposed } from '../../api/changes.ts'
import { usePost } from '../ask.ts'
import { Failure } from '../frame/failure.tsx'

/** Puts the draft on a branch as one commit, with what it changes in words. */
export function ProposeForm({ suggested }: { readonly suggested: readonly string[] }) {
  const propose = usePost<{ name: string; message: string }, Proposed>('/api/propose')
  const [name, setName] = useState('')
  const [title, setTitle] = useState('')
  const message = [title, '', ...suggested.map((words) => `- ${words}`)].join('\n').trim()
  return (
    <section>
      <h2>Propose</h2>
      <form
        className="propose"
        onSubmit={(event) => {
          event.preventDefault()
          propose.mutate({ name, message })
        }}
      >
        <label>
          Name of the branch
          <input value={name} required onChange={(event) => setName(event.target.value)} />
        </label>
        <label>
          What it is for, in a sentence
          <input value={title} required onChange={(event) => setTitle(event.target.value)} />
        </label>
        <button type="submit" className="primary">
          Propose
        </button>
      </form>
      <Failure error={propose.error} />
      {propose.data !== undefined && <p role="status">{proposedText(propose.data)}</p>}
    </section>
  )
}

const proposedText = ({ branch, commit, folder }: Proposed): string =>
  branch === undefined
    ? `The changed files are in ${folder}.`
    : `Proposed as ${commit} on the branch ${branch}, which is checked out now. Push it for review.`

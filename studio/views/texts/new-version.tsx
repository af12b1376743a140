import { useState } from 'react'
import type { TextView } from '../../api/words.ts'
import { useJob } from '../ask.ts'
import { Failure } from '../frame/failure.tsx'

/** Puts a new version beside the ones that a text has. */
export function NewVersion({ text }: { readonly text: TextView }) {
  const last = text.versions.at(-1)
  const [words, setWords] = useState(last?.text ?? '')
  const [effective, setEffective] = useState('')
  const job = useJob()
  const { id } = text
  return (
    <details className="node">
      <summary>A new version</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          job.mutate(
            text.kind === 'disclosure'
              ? { job: 'newDisclosureVersion', details: { id, effective, text: words } }
              : { job: 'newDocumentVersion', details: { id, effective } },
          )
        }}
      >
        <label>
          From which day
          <input
            type="date"
            value={effective}
            required
            onChange={(event) => setEffective(event.target.value)}
          />
        </label>
        {text.kind === 'disclosure' ? (
          <label>
            Its words
            <textarea value={words} rows={4} onChange={(event) => setWords(event.target.value)} />
          </label>
        ) : (
          <p>It begins with the words of the last version, which you then change.</p>
        )}
        <button type="submit" className="primary">
          Add the version
        </button>
        <Failure error={job.error} />
      </form>
    </details>
  )
}

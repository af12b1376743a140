import { useDeferredValue, useState } from 'react'
import type { Sentence } from '../../api/words.ts'
import { useAsked } from '../ask.ts'
import { Failure } from '../frame/failure.tsx'
import { useLender } from '../frame/use-lender.ts'
import { SentenceEditor } from './sentence-editor.tsx'

interface Words {
  readonly total: number
  readonly sentences: readonly Sentence[]
}

/** Every sentence that applicants read, found by its words. */
export function WordsView() {
  const [query, setQuery] = useState('')
  const [lender] = useLender()
  const asked = useDeferredValue(query)
  const { data, error } = useAsked<Words>('/api/words', { q: asked, lender })
  return (
    <>
      <h1>Words</h1>
      <label className="search">
        Words in a sentence or its name
        <input type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
      </label>
      <Failure error={error} />
      {data !== undefined && (
        <p role="status">
          {data.total} sentences
          {data.total > data.sentences.length && `, the first ${data.sentences.length} shown`}
        </p>
      )}
      <ul className="sentences">
        {data?.sentences.map((sentence) => (
          <li key={sentence.key}>
            <SentenceEditor sentence={sentence} />
          </li>
        ))}
      </ul>
    </>
  )
}

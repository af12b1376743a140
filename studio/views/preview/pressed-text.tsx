import { useState } from 'react'
import type { Sentence } from '../../api/words.ts'
import { useAsked } from '../ask.ts'
import { SentenceEditor } from '../words/sentence-editor.tsx'
import { findSentences } from './find-sentences.ts'

interface Props {
  readonly text: string
  readonly lender: string
  /** Sentences of the page. */
  readonly sentences: readonly Sentence[]
}

/** Editor of the sentence that was pressed on the screen; says so where none can be found. */
export function PressedText({ text, lender, sentences }: Props) {
  const { data } = useAsked<{ readonly sentences: readonly Sentence[] }>('/api/words', { q: text, lender })
  const [keys, setKeys] = useState<readonly string[]>([])
  const own = findSentences(sentences, text)
  const saying = own.length > 0 ? own : findSentences(data?.sentences ?? [], text)
  // A sentence that was reworded since stays the one that was pressed.
  const found = saying.length > 0 ? saying : sentences.filter(({ key }) => keys.includes(key))
  if (saying.length > 0 && keys.length === 0) setKeys(saying.map(({ key }) => key))
  return (
    <section className="pressed" aria-label="Pressed sentence" aria-live="polite" ref={intoView}>
      {found.map((sentence) => (
        <SentenceEditor key={sentence.key} sentence={sentence} opens={found.length === 1} />
      ))}
      {found.length === 0 && keys.length === 0 && data !== undefined && (
        <p>
          No sentence says “{text}”. It may come from a figure, a list or the applicant; the sentences of this
          page stand under Words.
        </p>
      )}
    </section>
  )
}

// The press may have been far below.
const intoView = (section: HTMLElement | null): void => section?.scrollIntoView({ block: 'nearest' })

import { useId, useState } from 'react'
import type { Layer, Sentence } from '../../api/words.ts'
import { useEdit } from '../ask.ts'
import { Failure } from '../frame/failure.tsx'
import { Guarded } from '../frame/guarded.tsx'
import { Translations } from './translations.tsx'

/** A sentence that a press opens for change: for everybody, for a group, or for one lender. */
export function SentenceEditor({
  sentence,
  opens = false,
}: {
  readonly sentence: Sentence
  readonly opens?: boolean
}) {
  const [isOpen, setIsOpen] = useState(opens)
  const { key, text, writtenBy } = sentence
  return (
    <div className="sentence">
      <button type="button" className="text" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {text}
      </button>
      <small>
        {key}
        {writtenBy !== undefined && ` · own wording of ${writtenBy}`}
      </small>
      {isOpen && (
        <>
          {sentence.guard !== undefined && <Guarded guard={sentence.guard} />}
          <Rewording sentence={sentence} onDone={() => setIsOpen(false)} />
          <Translations sentence={sentence} />
        </>
      )}
    </div>
  )
}

function Rewording({ sentence, onDone }: { readonly sentence: Sentence; readonly onDone: () => void }) {
  const { key, text, layers, writtenBy } = sentence
  const [draft, setDraft] = useState(text)
  const [whose, setWhose] = useState(writtenBy ?? layers[0]?.whose)
  const edit = useEdit()
  const id = useId()
  const layer = layers.find((each) => each.whose === whose)
  const change = (after: string | undefined) => {
    if (layer === undefined) return
    const { file, pointer, own } = layer
    const title =
      after === undefined ? `Remove the own wording of ${whose}: ${key}` : `Reword ${key} for ${whose}`
    const values = { ...(own !== undefined && { before: own }), ...(after !== undefined && { after }) }
    edit.mutate({ title, changes: [{ file, pointer, ...values }] }, { onSuccess: onDone })
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        change(draft)
      }}
    >
      <label htmlFor={`${id}-text`}>New wording</label>
      <textarea id={`${id}-text`} value={draft} rows={3} onChange={(event) => setDraft(event.target.value)} />
      <fieldset>
        <legend>For whom</legend>
        {layers.map((each) => (
          <label key={each.whose} className="inline">
            <input
              type="radio"
              name={`${id}-whose`}
              checked={each.whose === whose}
              onChange={() => setWhose(each.whose)}
            />
            {each.whose}: {readersText(each)}
          </label>
        ))}
      </fieldset>
      <div className="inline">
        <button type="submit" className="primary" disabled={draft === layer?.own}>
          Save
        </button>
        {layer?.own !== undefined && layer.whose !== layers[0]?.whose && (
          <button type="button" onClick={() => change(undefined)}>
            Use the wording above it
          </button>
        )}
        <button type="button" onClick={onDone}>
          Cancel
        </button>
      </div>
      <Failure error={edit.error} />
    </form>
  )
}

const readersText = ({ lenders }: Layer): string =>
  lenders.length === 1 ? `1 lender (${lenders[0]})` : `${lenders.length} lenders`

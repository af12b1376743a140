import { useId, useState } from 'react'
import type { NotedPart, Notes } from '../../api/notes.ts'
import { useAsked, useJob } from '../ask.ts'
import { Failure } from '../frame/failure.tsx'

interface Props {
  readonly about: NotedPart
  readonly id: string
  /** Name of the page, state or question for those who hear the page. */
  readonly name: string
}

/** Note on a page, state or field: shown where there is one, written in place. */
export function Note({ about, id, name }: Props) {
  const { data } = useAsked<Notes>('/api/notes')
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const close = () => {
    setWasOpen(true)
    setIsOpen(false)
  }
  const note = data?.[about][id]
  return (
    <fieldset className="note" aria-label={`Note on ${name}`}>
      {isOpen ? (
        <NoteForm about={about} id={id} note={note ?? ''} onDone={close} />
      ) : (
        <>
          {note !== undefined && <p>{note}</p>}
          {/* biome-ignore lint/a11y/noAutofocus: the field that had the focus has just gone */}
          <button type="button" className="quiet" autoFocus={wasOpen} onClick={() => setIsOpen(true)}>
            {note === undefined ? 'Write a note' : 'Change the note'}
          </button>
        </>
      )}
    </fieldset>
  )
}

function NoteForm({
  about,
  id,
  note,
  onDone,
}: Pick<Props, 'about' | 'id'> & { readonly note: string; readonly onDone: () => void }) {
  const job = useJob()
  const [text, setText] = useState(note)
  const field = useId()
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        job.mutate({ job: 'writeNote', details: { about, id, text } }, { onSuccess: onDone })
      }}
    >
      <label htmlFor={field}>Note for those who make the journey; empty takes it away</label>
      {/* biome-ignore lint/a11y/noAutofocus: the button that stood here was pressed to write */}
      <textarea id={field} value={text} autoFocus onChange={(event) => setText(event.target.value)} />
      <button type="submit" className="primary">
        Save the note
      </button>
      <button type="button" onClick={onDone}>
        Leave it
      </button>
      <Failure error={job.error} />
    </form>
  )
}

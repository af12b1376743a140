import { useState } from 'react'
import type { QuestionView } from '../../api/questions.ts'
import { useJob } from '../ask.ts'
import { Failure } from '../frame/failure.tsx'
import { NodeEditor } from '../nodes/node-editor.tsx'
import { Note } from '../notes/note.tsx'
import { Readers } from '../uses/readers.tsx'
import { SentenceEditor } from '../words/sentence-editor.tsx'

interface Props {
  readonly file: string
  readonly question: QuestionView
  readonly isFirst: boolean
  readonly isLast: boolean
}

/** A question: its words, its choices, where its answer goes, and who reads that. */
export function QuestionCard({ file, question, isFirst, isLast }: Props) {
  const { name, label, help, widget, isRequired, isInOrder, choices, to, unless, details } = question
  const job = useJob()
  return (
    <article className="question" aria-label={label?.text ?? name}>
      {label === undefined ? <p>{name}</p> : <SentenceEditor sentence={label} />}
      {help !== undefined && <SentenceEditor sentence={help} />}
      <p className="where">
        <span>{widget}</span>
        {to !== undefined && <span>kept at {to}</span>}
        {unless !== undefined && <span>not asked where {unless}</span>}
      </p>
      <Note
        about="fields"
        id={`${file.slice('flows/forms/'.length, -'.json'.length)}#${name}`}
        name={label?.text ?? name}
      />
      <Choices file={file} name={name} choices={choices} />
      <div className="inline">
        <label className="inline">
          <input
            type="checkbox"
            checked={isRequired}
            onChange={(event) =>
              job.mutate({
                job: 'requireQuestion',
                details: { file, name, isRequired: event.target.checked },
              })
            }
          />
          Must be answered
        </label>
        {isInOrder && (
          <>
            <button
              type="button"
              disabled={isFirst}
              onClick={() => job.mutate({ job: 'moveQuestion', details: { file, name, by: -1 } })}
            >
              Ask earlier
            </button>
            <button
              type="button"
              disabled={isLast}
              onClick={() => job.mutate({ job: 'moveQuestion', details: { file, name, by: 1 } })}
            >
              Ask later
            </button>
          </>
        )}
        <Removal
          question={question}
          onRemove={() => job.mutate({ job: 'removeQuestion', details: { file, name } })}
        />
      </div>
      <Failure error={job.error} />
      <NodeEditor node={details} />
    </article>
  )
}

/** Shows who reads an answer before the question goes. */
function Removal({ question, onRemove }: { readonly question: QuestionView; readonly onRemove: () => void }) {
  const [isAsked, setIsAsked] = useState(false)
  if (!isAsked)
    return (
      <button type="button" className="quiet" onClick={() => setIsAsked(true)}>
        Remove this question
      </button>
    )
  return (
    <fieldset>
      <legend>Remove this question</legend>
      <Readers readers={question.readers} none="Nobody else reads the answer." />
      <div className="inline">
        <button type="button" className="primary" onClick={onRemove}>
          Remove it
        </button>
        <button type="button" onClick={() => setIsAsked(false)}>
          Keep it
        </button>
      </div>
    </fieldset>
  )
}

function Choices({
  file,
  name,
  choices,
}: { readonly file: string; readonly name: string } & Pick<QuestionView, 'choices'>) {
  const [words, setWords] = useState('')
  const job = useJob()
  if (choices.length === 0) return null
  return (
    <>
      <ul aria-label="Answers to choose from">
        {choices.map(({ value, sentence }) => (
          <li key={value}>{sentence === undefined ? value : <SentenceEditor sentence={sentence} />}</li>
        ))}
      </ul>
      <form
        className="inline"
        onSubmit={(event) => {
          event.preventDefault()
          job.mutate({ job: 'addChoice', details: { file, name, words } }, { onSuccess: () => setWords('') })
        }}
      >
        <input
          aria-label="Another answer to choose from"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <button type="submit" disabled={words.trim() === ''}>
          Add this answer
        </button>
      </form>
      <Failure error={job.error} />
    </>
  )
}

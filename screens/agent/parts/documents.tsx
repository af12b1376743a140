import { useState } from 'react'
import type { DeskApplication } from '#generated/api'
import { Button } from '../../kit/ui/button.tsx'
import { saveFile } from '../../kit/ui/save-file.ts'
import { VisuallyHidden } from '../../kit/ui/visually-hidden.tsx'
import { AgentError, callFile } from '../api/agent-call.ts'
import { say, sayOf } from '../wording.ts'
import { RefusalNotice } from './refusal-notice.tsx'

type Document = DeskApplication['documents'][number]

/** List of the borrower's documents, each to download. */
export function Documents({
  path,
  documents,
}: {
  readonly path: string
  readonly documents: readonly Document[]
}) {
  const [refusal, setRefusal] = useState<string>()
  const save = (document: Document) =>
    callFile(`${path}/documents/${document.uuid}`).then(
      (file) => saveFile(file, nameOf(document)),
      (error: unknown) => {
        if (!(error instanceof AgentError)) throw error
        setRefusal(error.message)
      },
    )
  return (
    <section className="stack" aria-labelledby="documents">
      <h2 id="documents">{say('documents.title')}</h2>
      <RefusalNotice text={refusal} />
      {documents.length === 0 && <p>{say('documents.none')}</p>}
      <ul className="agent-list">
        {documents.map((document) => (
          <li key={document.uuid} className="agent-file">
            <span>{nameOf(document)}</span>
            <Button kind="quiet" onClick={() => save(document)}>
              {say('documents.save')} <VisuallyHidden>{nameOf(document)}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const nameOf = ({ name, type }: Document): string => name ?? sayOf('document', type)

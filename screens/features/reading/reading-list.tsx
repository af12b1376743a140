import { type CSSProperties, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../kit/ui/button.tsx'
import { FieldError } from '../../kit/ui/fields/field.tsx'
import { isNarrow, useIsNarrow } from '../../kit/ui/use-is-narrow.ts'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { useDocumentName } from '../../wording/document-name.ts'
import { DocumentSkeleton } from './document-skeleton.tsx'
import type { DocumentToRead } from './documents-of.ts'
import { ReadingItem, toggleId } from './reading-item.tsx'
import './reading-list.css'
import type { Reading } from './use-reading.ts'

export interface ReadingListProps {
  readonly id: string
  readonly reading: Reading
  readonly error?: string | undefined
  /** Heading above the list, followed by the reason. Without it, the page's own heading serves. */
  readonly heading?: string
  readonly why?: string
  /** Id of the heading to focus when all documents are read. */
  readonly after?: string
}

/** List of documents to read to their end, each with its state. One is open at a time, beside the list if there is room. */
export function ReadingList({ id, reading, error, heading, why, after }: ReadingListProps) {
  const t = useCopy()
  const nameOf = useDocumentName()
  const { documents, read, onRead } = reading
  const [opened, setOpened] = useState<string>()
  // On a phone the first document would push the signature out of view, so all are closed until there is room. None is closed
  // again for lack of it: it may be read.
  const hasRoom = !useIsNarrow()
  const [hadRoom, setHadRoom] = useState(hasRoom)
  if (hasRoom && !hadRoom) setHadRoom(true)
  const current = opened ?? (hadRoom ? documents[0]?.uuid : undefined)
  if (documents.length === 0) return <Preparing />
  const isRead = ({ uuid }: DocumentToRead) => read.some((one) => one.uuid === uuid)
  const next = documents.find((document) => !isRead(document))
  const open = (document: DocumentToRead) => {
    flushSync(() => setOpened(document.uuid))
    // On a telephone it would open behind the bars at the foot of the screen.
    if (isNarrow()) window.document.getElementById(toggleId(document))?.scrollIntoView({ block: 'start' })
  }
  const toggle = (document: DocumentToRead) => (document.uuid === current ? setOpened('') : open(document))
  const goTo = (document: DocumentToRead | undefined) => {
    if (document === undefined) return focusOn(after)
    open(document)
    focusOn(toggleId(document))
  }
  return (
    <section
      className="stack reading"
      id={id}
      tabIndex={-1}
      data-focus="quiet"
      aria-label={heading ?? t('document.reading.heading')}
    >
      <div className="stack-small">
        {heading && <h2>{heading}</h2>}
        {why && <p className="muted">{why}</p>}
        <p className="muted" role="status">
          {t('document.reading.progress', { read: read.length, total: documents.length })}
        </p>
        <FieldError id={id} error={error} />
      </div>
      <div
        className={documents.length > 1 ? 'stack reading-list reading-beside' : 'stack reading-list'}
        style={{ '--documents': documents.length } as CSSProperties}
      >
        {documents.map((document) => (
          <ReadingItem
            key={document.uuid}
            document={document}
            level={heading ? 3 : 2}
            isRead={isRead(document)}
            isOpen={document.uuid === current}
            onToggle={() => toggle(document)}
            onRead={(hash) => onRead(document.uuid, hash)}
            onConfirmed={() => {
              const other = documents.find((one) => one !== document && !isRead(one))
              if (other) goTo(other)
            }}
            next={
              (next ?? after) && (
                <Button onClick={() => goTo(next)}>
                  {next
                    ? t('document.reading.next', { title: nameOf(next.type) })
                    : t('document.reading.sign')}
                </Button>
              )
            }
          />
        ))}
      </div>
    </section>
  )
}

const focusOn = (id: string | undefined) => id && document.getElementById(id)?.focus()

function Preparing() {
  const t = useCopy()
  return (
    <div className="stack">
      <p className="muted">{t('document.reading.preparing')}</p>
      <DocumentSkeleton />
    </div>
  )
}

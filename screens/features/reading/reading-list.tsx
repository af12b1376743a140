import { type CSSProperties, type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../kit/ui/button.tsx'
import { FieldError } from '../../kit/ui/fields/field.tsx'
import { Icon } from '../../kit/ui/icon.tsx'
import { isNarrow, useIsNarrow } from '../../kit/ui/use-is-narrow.ts'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { useDocumentName } from '../../wording/document-name.ts'
import { DocumentSkeleton } from './document-skeleton.tsx'
import { DocumentViewer } from './document-viewer.tsx'
import type { DocumentToRead } from './documents-of.ts'
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
  const openNext = () => {
    if (next === undefined) return focusOn(after)
    open(next)
    focusOn(toggleId(next))
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
            next={
              (next ?? after) && (
                <Button onClick={openNext}>
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

const toggleId = ({ uuid }: DocumentToRead) => `read-${uuid}`
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

interface ReadingItemProps {
  readonly document: DocumentToRead
  /** Level of its heading, one below the list's. */
  readonly level: 2 | 3
  readonly isRead: boolean
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly onRead: (textHash: string) => void
  readonly next: ReactNode
}

function ReadingItem({ document, level, isRead, isOpen, onToggle, onRead, next }: ReadingItemProps) {
  const t = useCopy()
  const title = useDocumentName()(document.type)
  const Heading = `h${level}` as const
  return (
    <div className={isRead ? 'reading-item reading-item-done' : 'reading-item'}>
      <Heading>
        <button
          type="button"
          id={toggleId(document)}
          className="reading-toggle"
          aria-expanded={isOpen}
          onClick={onToggle}
        >
          <Icon name={isRead ? 'check' : 'document'} />
          <span className="reading-title">{title}</span>
          <span className={isRead ? 'reading-state reading-done' : 'reading-state'}>
            {t(isRead ? 'document.reading.read' : 'document.reading.open')}
          </span>
          <Icon name="chevron" />
        </button>
      </Heading>
      {isOpen && (
        <div className="reading-body">
          <DocumentViewer
            document={document.uuid}
            title={title}
            onRead={onRead}
            isRead={isRead}
            next={next}
          />
        </div>
      )}
    </div>
  )
}

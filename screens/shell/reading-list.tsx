import { useState } from 'react'
import { useDocumentName } from '../journey/document-name.ts'
import { useCopy } from '../journey/use-copy.ts'
import { Icon } from '../ui/icon.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { DocumentViewer } from './document-viewer.tsx'
import './reading-list.css'
import type { DocumentToRead, Reading } from './use-reading.ts'

export interface ReadingListProps {
  readonly id: string
  readonly reading: Reading
  readonly error?: string | undefined
}

/** Documents to read to their end: one open at a time, each with its state. */
export function ReadingList({ id, reading, error }: ReadingListProps) {
  const t = useCopy()
  const { documents, read, onRead } = reading
  const [opened, setOpened] = useState<string>()
  const current = opened ?? documents[0]?.uuid
  if (documents.length === 0)
    return (
      <div className="stack">
        <p className="muted">{t('document.reading.preparing')}</p>
        <Skeleton block="320px" />
      </div>
    )
  return (
    <section
      className="stack"
      id={id}
      tabIndex={-1}
      data-focus="quiet"
      aria-label={t('document.reading.heading')}
    >
      <p className="muted" role="status">
        {t('document.reading.progress', { read: read.length, total: documents.length })}
      </p>
      {error && (
        <p className="field-error">
          <Icon name="alert" /> {error}
        </p>
      )}
      {documents.map((document) => (
        <ReadingItem
          key={document.uuid}
          document={document}
          isRead={read.some(({ uuid }) => uuid === document.uuid)}
          isOpen={document.uuid === current}
          onToggle={() => setOpened(document.uuid === current ? '' : document.uuid)}
          onRead={(hash) => onRead(document.uuid, hash)}
        />
      ))}
    </section>
  )
}

interface ReadingItemProps {
  readonly document: DocumentToRead
  readonly isRead: boolean
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly onRead: (textHash: string) => void
}

function ReadingItem({ document, isRead, isOpen, onToggle, onRead }: ReadingItemProps) {
  const t = useCopy()
  const title = useDocumentName()(document.type)
  return (
    <div className="reading-item">
      <h2>
        <button type="button" className="reading-toggle" aria-expanded={isOpen} onClick={onToggle}>
          <Icon name={isRead ? 'check' : 'document'} />
          <span className="reading-title">{title}</span>
          <span className={isRead ? 'reading-state reading-done' : 'reading-state'}>
            {t(isRead ? 'document.reading.read' : 'document.reading.open')}
          </span>
          <Icon name="chevron" />
        </button>
      </h2>
      {isOpen && (
        <div className="reading-body">
          <DocumentViewer document={document.uuid} title={title} onRead={onRead} />
        </div>
      )}
    </div>
  )
}

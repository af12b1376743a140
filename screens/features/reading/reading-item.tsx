import type { ReactNode } from 'react'
import { Icon } from '../../kit/ui/icon.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { useDocumentName } from '../../wording/document-name.ts'
import { DocumentViewer } from './document-viewer.tsx'
import type { DocumentToRead } from './documents-of.ts'

export const toggleId = ({ uuid }: DocumentToRead) => `read-${uuid}`

export interface ReadingItemProps {
  readonly document: DocumentToRead
  /** Level of its heading, one below the list's. */
  readonly level: 2 | 3
  readonly isRead: boolean
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly onRead: (textHash: string) => void
  readonly onConfirmed: () => void
  readonly next: ReactNode
}

/** Document of a reading list: its state, and itself while it is open. */
export function ReadingItem({ document, level, isOpen, onToggle, ...reading }: ReadingItemProps) {
  const t = useCopy()
  const { isRead } = reading
  const title = useDocumentName()(document.type)
  const Heading = `h${level}` as const
  return (
    <div className="reading-item" data-done={isRead}>
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
          <span className="reading-state">
            {t(isRead ? 'document.reading.read' : 'document.reading.open')}
          </span>
          <Icon name="chevron" />
        </button>
      </Heading>
      {isOpen && (
        <div className="reading-body">
          <DocumentViewer document={document.uuid} title={title} {...reading} />
        </div>
      )}
    </div>
  )
}

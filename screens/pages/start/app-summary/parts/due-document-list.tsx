import { useCopy } from '../../../../journey/use-copy.ts'
import { DocumentViewer } from '../../../../shell/document-viewer.tsx'
import { FieldError } from '../../../../ui/field.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import type { DueDocument, ReadDocuments } from './due-documents.ts'

export interface DueDocumentsProps {
  readonly id: string
  readonly due: readonly DueDocument[]
  readonly read: ReadDocuments
  readonly error: string | undefined
  readonly onRead: (uuid: string, textHash: string) => void
}

/** Every disclosure in full; each tells when its end was reached. */
export function DueDocuments({ id, due, read, error, onRead }: DueDocumentsProps) {
  const t = useCopy()
  const progress = t('start.appSummary.documents.progress', { read: read.size, total: due.length })
  return (
    <section
      id={id}
      className="stack due-documents"
      tabIndex={-1}
      data-focus="quiet"
      aria-labelledby={`${id}-heading`}
    >
      <div className="stack-small">
        <h2 id={`${id}-heading`}>{t('start.appSummary.documents.heading')}</h2>
        <p className="muted">{t('start.appSummary.documents.why')}</p>
        <p className="small" role="status">
          {progress}
        </p>
        <FieldError id={id} error={error} />
      </div>
      {due.map(({ uuid, name }) => (
        <div key={uuid} className="stack-small">
          <h3 className="due-title">
            {name}
            {read.has(uuid) && <ReadMark />}
          </h3>
          <DocumentViewer document={uuid} title={name} onRead={(textHash) => onRead(uuid, textHash)} />
        </div>
      ))}
    </section>
  )
}

function ReadMark() {
  const t = useCopy()
  return (
    <span className="due-read small">
      <Icon name="check" size={16} /> {t('start.appSummary.documents.read')}
    </span>
  )
}

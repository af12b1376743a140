import { useState } from 'react'
import { formatDate } from '#engine'
import { calls } from '../../../../api/calls.ts'
import { DocumentViewer } from '../../../../features/reading/document-viewer.tsx'
import { useOpenApplication } from '../../../../kit/follow/routing-context.ts'
import { Button } from '../../../../kit/ui/button.tsx'
import { saveFile } from '../../../../kit/ui/save-file.ts'
import { VisuallyHidden } from '../../../../kit/ui/visually-hidden.tsx'
import { useCopy } from '../../../../kit/wording/use-copy.ts'
import { useDocumentName } from '../../../../wording/document-name.ts'
import type { KeptDocument } from './kept-documents.ts'

export interface DocumentRowProps {
  readonly document: KeptDocument
  readonly canRead: boolean
  readonly isOpen: boolean
  readonly onToggle: () => void
}

export function DocumentRow({ document, canRead, isOpen, onToggle }: DocumentRowProps) {
  const t = useCopy()
  const title = useDocumentName()(document.type)
  const { createdDate, signedDate, name } = document
  const { heloc } = useOpenApplication()
  const day = (date: string) => formatDate(date, heloc.timeZone)
  const date = signedDate
    ? t('document.disclosures.signed', { date: day(signedDate) })
    : createdDate && day(createdDate)
  return (
    <li className="document-row">
      <div className="document-head">
        <div>
          <p className="document-name">{title}</p>
          <p className="small muted">{[!canRead && name, date].filter(Boolean).join(', ')}</p>
        </div>
        <div className="document-actions">
          {canRead && (
            <Button kind="quiet" aria-expanded={isOpen} onClick={onToggle}>
              {t(isOpen ? 'document.disclosures.close' : 'document.disclosures.read')}{' '}
              <VisuallyHidden>{title}</VisuallyHidden>
            </Button>
          )}
          <DownloadButton document={document} title={title} />
        </div>
      </div>
      {isOpen && <DocumentViewer document={document.uuid} title={title} />}
    </li>
  )
}

function DownloadButton({ document, title }: { readonly document: KeptDocument; readonly title: string }) {
  const t = useCopy()
  const { busy, failure, download } = useDownload(document, title)
  return (
    <>
      <Button
        kind="quiet"
        busy={busy}
        busyLabel={t('document.disclosures.downloading')}
        onClick={() => void download()}
      >
        {t('document.disclosures.download')} <VisuallyHidden>{title}</VisuallyHidden>
      </Button>
      {failure && (
        <p className="small" role="alert">
          {failure}
        </p>
      )}
    </>
  )
}

/**
 * Returns a function that downloads a document. It is requested with the bearer token, which a plain link would not send,
 * and then saved as a file.
 */
function useDownload({ uuid: document, name }: KeptDocument, title: string) {
  const t = useCopy()
  const { uuid } = useOpenApplication()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const download = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      saveFile(await calls.documentFile(uuid, document), name || `${title}.pdf`)
    } catch {
      setFailure(t('document.disclosures.failed'))
    } finally {
      setBusy(false)
    }
  }
  return { busy, failure, download }
}

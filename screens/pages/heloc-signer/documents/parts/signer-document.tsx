import type { SignerView } from '#generated/api'
import { DocumentViewer } from '../../../../features/reading/document-viewer.tsx'
import { Button } from '../../../../kit/ui/button.tsx'
import { FileRow } from '../../../../kit/ui/fields/file-row.tsx'
import { VisuallyHidden } from '../../../../kit/ui/visually-hidden.tsx'
import { useCopy } from '../../../../kit/wording/use-copy.ts'
import { useDocumentName } from '../../../../wording/document-name.ts'

export interface SignerDocumentProps {
  readonly document: SignerView['documents'][number]
  /** What is said of a document to be signed: that it is, that it was, or, once nothing is asked any more, that it may be kept. */
  readonly sign: 'sign' | 'signed' | 'keep'
  readonly isOpen: boolean
  readonly onToggle: () => void
}

export function SignerDocument({ document, sign, isOpen, onToggle }: SignerDocumentProps) {
  const t = useCopy()
  const title = useDocumentName()(document.type)
  const { uuid, pages, toSign } = document
  return (
    <>
      <FileRow
        name={title}
        note={t(`helocSigner.documents.note.${toSign ? sign : 'keep'}`, { pages })}
        action={
          <Button kind="quiet" aria-expanded={isOpen} onClick={onToggle}>
            {t(isOpen ? 'document.disclosures.close' : 'document.disclosures.read')}{' '}
            <VisuallyHidden>{title}</VisuallyHidden>
          </Button>
        }
      />
      {isOpen && (
        <li>
          <DocumentViewer document={uuid} title={title} />
        </li>
      )}
    </>
  )
}

import type { SignerView } from '#generated/api'
import { DocumentViewer } from '../../../../features/reading/document-viewer.tsx'
import { Button } from '../../../../ui/button.tsx'
import { FileRow } from '../../../../ui/fields/file-row.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { useDocumentName } from '../../../../wording/document-name.ts'
import { useCopy } from '../../../../wording/use-copy.ts'

export interface SignerDocumentProps {
  readonly document: SignerView['documents'][number]
  readonly isOpen: boolean
  readonly onToggle: () => void
}

export function SignerDocument({ document, isOpen, onToggle }: SignerDocumentProps) {
  const t = useCopy()
  const title = useDocumentName()(document.type)
  const { uuid, pages } = document
  return (
    <>
      <FileRow
        name={title}
        note={t('helocSigner.documents.pages', { pages })}
        action={
          <Button kind="quiet" aria-expanded={isOpen} onClick={onToggle}>
            {t(isOpen ? 'helocSigner.documents.hide' : 'helocSigner.documents.show')}{' '}
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

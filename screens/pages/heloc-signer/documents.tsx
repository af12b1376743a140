import { useState } from 'react'
import { formatDate, turnOfSigner } from '#engine'
import type { SignerView } from '#generated/api'
import { DocumentViewer } from '../../features/reading/document-viewer.tsx'
import { useSigning } from '../../features/signer/signing-context.ts'
import { useJourney } from '../../kit/journey/journey-context.ts'
import { usePath } from '../../kit/journey/use-path.ts'
import { Button } from '../../kit/ui/button.tsx'
import { Notice } from '../../kit/ui/feedback/notice.tsx'
import { FileRow } from '../../kit/ui/fields/file-row.tsx'
import { LinkButton } from '../../kit/ui/link-button.tsx'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { VisuallyHidden } from '../../kit/ui/visually-hidden.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { useDocumentName } from '../../wording/document-name.ts'

/**
 * Page heloc-signer/documents: the documents that a co-owner signs and receives, readable at any time before and after
 * signing.
 */
export default function SignerDocuments() {
  const t = useCopy()
  const path = usePath()
  const { pages } = useJourney().journey.source
  const { view } = useSigning()
  const [open, setOpen] = useState<string>()
  const { step, signedAt, timeZone } = view
  const isOpen = turnOfSigner(pages, step) === 'signer'
  // No document is shown electronically before the consent to that (15 U.S.C. 7001(c)).
  const documents = step === 'CONSENT' ? [] : view.documents.filter(({ given }) => given)
  return (
    <div className="stack-large">
      <PageHeading
        title={t('helocSigner.documents.title')}
        lead={t('helocSigner.documents.lead', { isOpen: String(isOpen) })}
      />
      {signedAt && (
        <Notice kind="success">
          {t('helocSigner.documents.signed', { date: formatDate(signedAt, timeZone) })}
        </Notice>
      )}
      {documents.length === 0 && <p>{t('helocSigner.documents.none')}</p>}
      <ul className="file-list">
        {documents.map((document) => (
          <SignerDocument
            key={document.uuid}
            document={document}
            sign={signedAt !== undefined ? 'signed' : isOpen ? 'sign' : 'keep'}
            isOpen={document.uuid === open}
            onToggle={() => setOpen(document.uuid === open ? undefined : document.uuid)}
          />
        ))}
      </ul>
      {step === 'SIGNING' && (
        <div className="actions">
          <LinkButton kind="primary" to={path('heloc-signer/sign')}>
            {t('helocSigner.documents.sign')}
          </LinkButton>
        </div>
      )}
    </div>
  )
}

interface SignerDocumentProps {
  readonly document: SignerView['documents'][number]
  /** Note at a document for signing: it is to be signed, it was, or nothing is asked any more and it may be kept. */
  readonly sign: 'sign' | 'signed' | 'keep'
  readonly isOpen: boolean
  readonly onToggle: () => void
}

function SignerDocument({ document, sign, isOpen, onToggle }: SignerDocumentProps) {
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

import { useState } from 'react'
import { formatDate, turnOfSigner } from '#engine'
import { useSigning } from '../../features/signer/signing-context.ts'
import { useJourney } from '../../kit/journey/journey-context.ts'
import { usePath } from '../../kit/journey/use-path.ts'
import { Notice } from '../../kit/ui/feedback/notice.tsx'
import { LinkButton } from '../../kit/ui/link-button.tsx'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { SignerDocument } from './documents/parts/signer-document.tsx'

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

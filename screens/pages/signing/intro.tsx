import { useState } from 'react'
import { useNavigate } from 'react-router'
import { closingDocuments, documentsOf } from '../../features/reading/documents-of.ts'
import { useOpenApplication } from '../../follow/routing-context.ts'
import { useLiveApplication } from '../../follow/use-live-application.ts'
import { usePath } from '../../journey/use-path.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { useDocumentName } from '../../wording/document-name.ts'
import { SupportPhone } from '../../wording/support-contact.tsx'
import { useCopy } from '../../wording/use-copy.ts'
import type { Coordinates } from './intro/parts/ask-place.ts'
import { LocationDialog } from './intro/parts/location-dialog.tsx'

/** Page signing/intro: explains what will be signed and how. It asks for the location and continues with or without it. */
export default function SigningIntro() {
  const t = useCopy()
  const { heloc } = useOpenApplication()
  const navigate = useNavigate()
  const path = usePath()
  const [asking, setAsking] = useState(false)
  const documents = documentsOf(heloc, closingDocuments)
  const isReady = documents.some(({ type }) => type === 'NOTE')
  useLiveApplication(!isReady)
  const goOn = (place: Coordinates | undefined) => navigate(path('signing/sign'), { state: { place } })
  return (
    <div className="stack-large">
      <PageHeading title={t('signing.intro.title')} lead={t('signing.intro.lead')} />
      <section className="stack-small">
        <h2>{t('signing.intro.documents.heading')}</h2>
        {isReady ? <DocumentNames documents={documents} /> : <Preparing />}
      </section>
      <section className="stack-small">
        <h2>{t('signing.intro.steps.heading')}</h2>
        <ol className="plain-list">
          <li>{t('signing.intro.steps.read')}</li>
          <li>{t('signing.intro.steps.type')}</li>
          <li>{t('signing.intro.steps.notary')}</li>
        </ol>
        <p className="muted">
          {t('signing.intro.cancel')} {t('signing.intro.firstPayment')}
        </p>
      </section>
      <p>
        {t('signing.intro.help')} <SupportPhone />
      </p>
      {isReady && (
        <div className="actions">
          <Button kind="primary" onClick={() => setAsking(true)}>
            {t('signing.intro.start')}
          </Button>
        </div>
      )}
      <LocationDialog open={asking} onClose={() => setAsking(false)} onAnswered={goOn} />
    </div>
  )
}

function DocumentNames({ documents }: { readonly documents: ReturnType<typeof documentsOf> }) {
  const t = useCopy()
  const nameOf = useDocumentName()
  return (
    <ul className="plain-list">
      {documents.map(({ uuid, type, pages }) => (
        <li key={uuid}>
          {nameOf(type)}{' '}
          {pages !== undefined && (
            <span className="muted small">{t('signing.intro.documents.pages', { pages })}</span>
          )}
        </li>
      ))}
    </ul>
  )
}

function Preparing() {
  const t = useCopy()
  return (
    <div className="stack-small">
      <p className="muted" role="status">
        {t('signing.intro.documents.preparing')}
      </p>
      <Skeleton lines={2} />
    </div>
  )
}

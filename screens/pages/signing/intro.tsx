import { closingDocuments, documentsOf } from '../../features/reading/documents-of.ts'
import { useOpenApplication } from '../../kit/follow/routing-context.ts'
import { useLiveApplication } from '../../kit/follow/use-live-application.ts'
import { usePath } from '../../kit/journey/use-path.ts'
import { Skeleton } from '../../kit/ui/feedback/skeleton.tsx'
import { LinkButton } from '../../kit/ui/link-button.tsx'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { useDocumentName } from '../../wording/document-name.ts'
import { SupportPhone } from '../../wording/support-contact.tsx'

/** Page signing/intro: explains what will be signed and how. */
export default function SigningIntro() {
  const t = useCopy()
  const { heloc } = useOpenApplication()
  const { coDeedStatus = 'NOT_REQUIRED' } = heloc
  const path = usePath()
  const documents = documentsOf(heloc, closingDocuments)
  const isReady = documents.some(({ type }) => type === 'NOTE')
  useLiveApplication(!isReady)
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
          {coDeedStatus !== 'NOT_REQUIRED' && <li>{t('signing.intro.steps.coOwner')}</li>}
          <li>{t('signing.intro.steps.notary')}</li>
        </ol>
        <p className="muted">
          {t('signing.intro.cancel')} {t('signing.intro.firstPayment')}
        </p>
      </section>
      {isReady && (
        <div className="actions">
          <LinkButton kind="primary" to={path('signing/sign')}>
            {t('signing.intro.start')}
          </LinkButton>
        </div>
      )}
      <p className="muted">
        {t('signing.intro.help')} <SupportPhone />
      </p>
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

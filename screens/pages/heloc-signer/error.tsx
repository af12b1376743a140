import { SupportPanel } from '../../features/reviews/support-panel.tsx'
import { usePath } from '../../kit/journey/use-path.ts'
import { Link } from '../../kit/ui/link.tsx'
import { LinkButton } from '../../kit/ui/link-button.tsx'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'

/** Page heloc-signer/error: the signed-in user is a co-owner in no application. */
export default function SignerError() {
  const t = useCopy()
  const path = usePath()
  return (
    <div className="stack-large">
      <PageHeading title={t('helocSigner.error.title')} lead={t('helocSigner.error.lead')} />
      <section className="stack-small">
        <h2>{t('helocSigner.error.why.heading')}</h2>
        <ul className="plain-list">
          <li>{t('helocSigner.error.why.address')}</li>
          <li>{t('helocSigner.error.why.changed')}</li>
          <li>{t('helocSigner.error.why.takenBack')}</li>
          <li>
            {t('helocSigner.error.why.applicant')}{' '}
            <Link to="/dashboard">{t('helocSigner.error.application')}</Link>
          </li>
        </ul>
      </section>
      <div className="actions">
        <LinkButton kind="primary" to={path('heloc-signer/login')}>
          {t('helocSigner.error.other')}
        </LinkButton>
      </div>
      <SupportPanel />
    </div>
  )
}

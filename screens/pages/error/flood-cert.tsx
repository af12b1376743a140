import { useLiveApplication } from '../../follow/use-live-application.ts'
import { useJourney } from '../../journey/journey-context.ts'
import { WaitingPanel } from '../../ui/feedback/waiting-panel.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Text } from '../../wording/text.tsx'
import { useCopy } from '../../wording/use-copy.ts'

/** Page error/flood-cert: the closing documents wait for the flood certificate of the home. */
export default function FloodCertificate() {
  const t = useCopy()
  const { phone } = useJourney().organization.orgMetaData.companyInfo
  useLiveApplication()
  return (
    <div className="stack-large">
      <PageHeading title={t('error.floodCert.title')} lead={t('error.floodCert.lead')} />
      <WaitingPanel title={t('error.floodCert.panel')}>{t('error.floodCert.time')}</WaitingPanel>
      <section className="stack-small">
        <h2>{t('error.floodCert.why.heading')}</h2>
        <p>{t('error.floodCert.why.text')}</p>
      </section>
      <section className="stack-small">
        <h2>{t('error.floodCert.you.heading')}</h2>
        <ul className="plain-list">
          <li>{t('error.floodCert.you.nothing')}</li>
          <li>{t('error.floodCert.you.leave')}</li>
          <li>{t('error.floodCert.you.insurance')}</li>
        </ul>
      </section>
      <p className="muted">
        <Text id="error.floodCert.help" link={`tel:${phone}`} />
      </p>
    </div>
  )
}

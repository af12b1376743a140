import { useJourney } from '../../journey/journey-context.ts'
import { useOpenApplication } from '../../journey/routing-context.ts'
import { Text } from '../../journey/text.tsx'
import { useCopy } from '../../journey/use-copy.ts'
import { useLiveApplication } from '../../journey/use-live-application.ts'
import { usePath } from '../../journey/use-path.ts'
import { documentsOf } from '../../shell/use-reading.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { WaitingPanel } from '../../ui/waiting-panel.tsx'

/** notary/intro: what the session needs and how it goes; joining is possible once the deed is made. */
export default function NotaryIntro() {
  const t = useCopy()
  const path = usePath()
  const { heloc, status } = useOpenApplication()
  const { phone } = useJourney().organization.orgMetaData.companyInfo
  // The state may be known a moment before the deed that belongs to it.
  const hasDeed = documentsOf(heloc, ['DEED']).length > 0
  const isReady = status.checklistStatus === 'DEED_SIGNING' && hasDeed
  useLiveApplication(!isReady)
  return (
    <div className="stack-large">
      <PageHeading title={t('notary.intro.title')} lead={t('notary.intro.lead')} />
      <section className="stack-small">
        <h2>{t('notary.intro.need.heading')}</h2>
        <ul className="plain-list">
          <li>{t('notary.intro.need.id')}</li>
          <li>{t('notary.intro.need.camera')}</li>
          <li>{t('notary.intro.need.place')}</li>
        </ul>
      </section>
      <section className="stack-small">
        <h2>{t('notary.intro.how.heading')}</h2>
        <ol className="plain-list">
          <li>{t('notary.intro.how.check')}</li>
          <li>{t('notary.intro.how.read')}</li>
          <li>{t('notary.intro.how.seal')}</li>
        </ol>
      </section>
      {isReady ? (
        <div className="actions">
          <LinkButton kind="primary" to={path('notary/session')}>
            {t('notary.intro.join')}
          </LinkButton>
        </div>
      ) : (
        <WaitingPanel title={t('notary.intro.preparing.title')}>
          {t('notary.intro.preparing.text')}
        </WaitingPanel>
      )}
      <p className="muted">
        <Text id="notary.intro.help" link={`tel:${phone}`} />
      </p>
    </div>
  )
}

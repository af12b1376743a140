import { CallUs } from '../../features/reviews/call-us.tsx'
import { useOpenApplication } from '../../kit/follow/routing-context.ts'
import { useLiveApplication } from '../../kit/follow/use-live-application.ts'
import { Button } from '../../kit/ui/button.tsx'
import { WaitingPanel } from '../../kit/ui/feedback/waiting-panel.tsx'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'

/** Page review-app/signdocs: the closing documents are being made; the page continues automatically. */
export default function SignDocuments() {
  const t = useCopy()
  const { refresh } = useOpenApplication()
  useLiveApplication()
  return (
    <div className="stack-large">
      <PageHeading title={t('reviewApp.signdocs.title')} lead={t('reviewApp.signdocs.lead')} />
      <WaitingPanel
        title={t('reviewApp.signdocs.panel.title')}
        action={
          <div>
            <Button onClick={() => void refresh()}>{t('reviewApp.signdocs.again')}</Button>
          </div>
        }
      >
        <p>{t('reviewApp.signdocs.panel.time')}</p>
        <p>{t('reviewApp.signdocs.panel.leave')}</p>
      </WaitingPanel>
      <section className="stack-small">
        <h2>{t('reviewApp.signdocs.steps.heading')}</h2>
        <ol className="plain-list">
          <li>{t('reviewApp.signdocs.steps.figures')}</li>
          <li>{t('reviewApp.signdocs.steps.disclosure')}</li>
          <li>{t('reviewApp.signdocs.steps.note')}</li>
        </ol>
      </section>
      <CallUs />
    </div>
  )
}

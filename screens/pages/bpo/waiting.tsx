import { CallUs } from '../../features/reviews/call-us.tsx'
import { useLiveApplication } from '../../follow/use-live-application.ts'
import { WaitingPanel } from '../../ui/feedback/waiting-panel.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { useCopy } from '../../wording/use-copy.ts'

/** Page bpo/waiting: the order of a valuation is being processed; the page continues automatically. */
export default function ValuationWaiting() {
  const t = useCopy()
  useLiveApplication()
  return (
    <div className="stack-large">
      <PageHeading title={t('bpo.waiting.title')} lead={t('bpo.waiting.lead')} />
      <WaitingPanel title={t('bpo.waiting.panel.title')}>
        <p>{t('bpo.waiting.panel.time')}</p>
        <p>{t('bpo.waiting.panel.leave')}</p>
      </WaitingPanel>
      <CallUs />
    </div>
  )
}

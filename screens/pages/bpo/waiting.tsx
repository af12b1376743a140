import { useCopy } from '../../journey/use-copy.ts'
import { useLiveApplication } from '../../journey/use-live-application.ts'
import { CallUs } from '../../shell/call-us.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { WaitingPanel } from '../../ui/waiting-panel.tsx'

/** bpo/waiting: the order of a valuation is on its way; the page goes on by itself. */
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

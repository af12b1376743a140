import { CallUs } from '../../features/reviews/call-us.tsx'
import { PropertyHold } from '../../features/reviews/property-hold.tsx'
import { useIsAsked } from '../../kit/follow/use-is-asked.ts'
import { useLiveApplication } from '../../kit/follow/use-live-application.ts'
import { usePageTitle } from '../../kit/follow/use-page-title.ts'
import { useServerState } from '../../kit/follow/use-server-state.ts'
import { WaitingPanel } from '../../kit/ui/feedback/waiting-panel.tsx'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'

/**
 * Page bpo/waiting: the order of a valuation is being processed; the page continues automatically. At a lender that shows
 * this page also while the home is valued, it says then what bpo/hold says.
 */
export default function ValuationWaiting() {
  const { aspect } = useServerState() ?? {}
  return aspect === 'valuation' ? <PropertyHold page="bpo/waiting" /> : <OrderWaiting />
}

function OrderWaiting() {
  const t = useCopy()
  const asked = useIsAsked()
  const title = usePageTitle('bpo/waiting')
  useLiveApplication()
  return (
    <div className="stack-large">
      <PageHeading title={title} lead={t('bpo.waiting.lead', asked)} />
      <WaitingPanel title={t('shell.processing.title')}>
        <p>{t('bpo.waiting.panel.time')}</p>
        <p>{t('shell.processing.leave')}</p>
      </WaitingPanel>
      <CallUs />
    </div>
  )
}

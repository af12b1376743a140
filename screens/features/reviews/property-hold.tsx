import type { PageId } from '#generated/ids'
import { useOpenApplication } from '../../kit/follow/routing-context.ts'
import { useIsAsked } from '../../kit/follow/use-is-asked.ts'
import { usePageTitle } from '../../kit/follow/use-page-title.ts'
import { useServerState } from '../../kit/follow/use-server-state.ts'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { CallUs } from './call-us.tsx'
import { DeskReview } from './desk-review.tsx'
import { WaitingFacts } from './waiting-facts.tsx'

/**
 * Content of a page while a valuation or title check is in progress: the subject, the duration, what the applicant can do,
 * and the next step.
 */
export function PropertyHold({ page = 'bpo/hold' }: { readonly page?: PageId }) {
  const { aspect } = useServerState() ?? {}
  const title = usePageTitle(page)
  const { lead, panel, time, you, next } = useHoldTexts(
    aspect === 'title' || aspect === 'valuation' ? aspect : 'order',
  )
  return (
    <div className="stack-large">
      <PageHeading title={title} lead={lead} />
      <DeskReview title={panel.title} time={time}>
        <p>{panel.now}</p>
      </DeskReview>
      <WaitingFacts you={you} next={next} />
      <CallUs />
    </div>
  )
}

/**
 * Returns the texts of the page. `subject` is what is in progress: the valuation, the title, or the check whether anything
 * is needed.
 */
function useHoldTexts(subject: 'valuation' | 'title' | 'order') {
  const t = useCopy()
  const { heloc, status } = useOpenApplication()
  const values = {
    kind: heloc.valuation?.kind ?? 'BPO',
    state: status.checklistStatus ?? 'UNKNOWN',
    ...useIsAsked(),
  }
  return {
    lead: t(`bpo.hold.${subject}.lead`, values),
    panel: { title: t(`bpo.hold.${subject}.panel`), now: t(`bpo.hold.${subject}.now`, values) },
    time: t(`bpo.hold.${subject}.time`),
    you: t(`bpo.hold.${subject}.you`, values),
    // The application has an amount once an offer was chosen: then the closing follows.
    next:
      subject === 'valuation'
        ? t(heloc.amount ? 'bpo.hold.valuation.next.closing' : 'bpo.hold.valuation.next.offers')
        : t(`bpo.hold.${subject}.next`),
  }
}

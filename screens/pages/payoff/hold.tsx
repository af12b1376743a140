import { CallUs } from '../../features/reviews/call-us.tsx'
import { DeskReview } from '../../features/reviews/desk-review.tsx'
import { WaitingFacts } from '../../features/reviews/waiting-facts.tsx'
import { useOpenApplication } from '../../kit/follow/routing-context.ts'
import { useJourney } from '../../kit/journey/journey-context.ts'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'

/** Page payoff/hold: waits for the letter in which the lender of a loan to be paid off states the amount. */
export default function PayoffHold() {
  const t = useCopy()
  const { locale } = useJourney()
  const { liens = [], payoff } = useOpenApplication().heloc
  const lenders = liens.flatMap(({ uuid, lender }) => (payoff?.lienUuids?.includes(uuid) ? [lender] : []))
  const values = { lenders: new Intl.ListFormat(locale).format(lenders), count: lenders.length }
  return (
    <div className="stack-large">
      <PageHeading title={t('payoff.hold.title')} lead={t('payoff.hold.lead')} />
      <DeskReview title={t('payoff.hold.heading')} time={t('payoff.hold.time')}>
        <p>{t('payoff.hold.now', values)}</p>
      </DeskReview>
      <WaitingFacts you={t('payoff.hold.you', values)} next={t('payoff.hold.next')} />
      <CallUs />
    </div>
  )
}

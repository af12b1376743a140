import { useJourney } from '../../journey/journey-context.ts'
import { useOpenApplication } from '../../journey/routing-context.ts'
import { useCopy } from '../../journey/use-copy.ts'
import { CallUs } from '../../shell/call-us.tsx'
import { DeskReview } from '../../shell/desk-review.tsx'
import { WaitingFacts } from '../../shell/waiting-facts.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'

/** payoff/hold: the lender of a loan that the line pays off states in a letter what that takes. */
export default function PayoffHold() {
  const t = useCopy()
  const { locale } = useJourney()
  const { liens = [], payoff } = useOpenApplication().heloc
  const lenders = liens.flatMap(({ uuid, lender }) => (payoff?.lienUuids?.includes(uuid) ? [lender] : []))
  return (
    <div className="stack-large">
      <PageHeading title={t('payoff.hold.title')} lead={t('payoff.hold.lead')} />
      <DeskReview title={t('payoff.hold.heading')} time={t('payoff.hold.time')}>
        <p>{t('payoff.hold.now', { lenders: new Intl.ListFormat(locale).format(lenders) })}</p>
      </DeskReview>
      <WaitingFacts you={t('payoff.hold.you')} next={t('payoff.hold.next')} />
      <CallUs />
    </div>
  )
}

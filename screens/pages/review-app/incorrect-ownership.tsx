import { CallUs } from '../../features/reviews/call-us.tsx'
import { DeskReview } from '../../features/reviews/desk-review.tsx'
import { useOpenApplication } from '../../kit/follow/routing-context.ts'
import { useOffers } from '../../kit/follow/use-offers.ts'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { formatAddress } from '../../wording/format-address.ts'
import { OwnershipProof } from './incorrect-ownership/parts/ownership-proof.tsx'

/**
 * Page review-app/incorrect-ownership: the records name another owner. The applicant gives the reason and a proof, which
 * the lender's staff then review.
 */
export default function IncorrectOwnership() {
  const t = useCopy()
  const { heloc } = useOpenApplication()
  const address = formatAddress(heloc.property?.address ?? {})
  const isReviewed = !useOffers('review-app/incorrect-ownership')('ownership')
  const lead = isReviewed ? 'reviewApp.incorrectOwnership.review.lead' : 'reviewApp.incorrectOwnership.lead'
  return (
    <div className="stack-large">
      <PageHeading title={t('reviewApp.incorrectOwnership.title')} lead={t(lead, { address })} />
      {isReviewed ? (
        <DeskReview title={t('reviewApp.incorrectOwnership.review.panel')} />
      ) : (
        <OwnershipProof />
      )}
      <CallUs />
    </div>
  )
}

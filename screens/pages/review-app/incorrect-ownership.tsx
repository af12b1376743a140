import { formatAddress } from '../../journey/format-address.ts'
import { useOpenApplication } from '../../journey/routing-context.ts'
import { useCopy } from '../../journey/use-copy.ts'
import { useOffers } from '../../journey/use-offers.ts'
import { CallUs } from '../../shell/call-us.tsx'
import { DeskReview } from '../../shell/desk-review.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { OwnershipProof } from './incorrect-ownership/parts/ownership-proof.tsx'

/** review-app/incorrect-ownership: the records name another owner; the reason and a proof, then somebody reads them. */
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

import { ReviewWithPapers } from '../../features/underwriting/review-with-papers.tsx'

/** Page review-app/delinquency: the lender's staff review a mortgage that is past due; proof of payment speeds that up. */
export default function DelinquencyReview() {
  return <ReviewWithPapers review="delinquency" />
}

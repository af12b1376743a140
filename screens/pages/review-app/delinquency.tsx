import { ReviewWithPapers } from '../../features/underwriting/review-with-papers.tsx'

/** review-app/delinquency: a person looks at a mortgage that is past due; proof that it was paid makes it quicker. */
export default function DelinquencyReview() {
  return <ReviewWithPapers review="delinquency" />
}

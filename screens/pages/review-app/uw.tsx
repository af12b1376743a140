import { ReviewWithPapers } from '../../features/underwriting/review-with-papers.tsx'

/** Page review-app/uw: an underwriter reviews the application. */
export default function UnderwriterReview() {
  return <ReviewWithPapers review="uw" />
}

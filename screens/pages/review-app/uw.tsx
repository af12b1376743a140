import { ReviewWithPapers } from '../../features/underwriting/review-with-papers.tsx'

/** review-app/uw: an underwriter reads the application. */
export default function UnderwriterReview() {
  return <ReviewWithPapers review="uw" />
}

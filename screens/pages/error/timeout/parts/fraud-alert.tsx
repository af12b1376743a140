import { DeskReview } from '../../../../features/reviews/desk-review.tsx'
import { useCopy } from '../../../../kit/wording/use-copy.ts'

/** Content while the lender verifies that the applicant is who they claim to be. */
export function FraudAlert() {
  const t = useCopy()
  return (
    <DeskReview title={t('error.timeout.fraud.panel')}>
      <p>{t('error.timeout.fraud.phone')}</p>
    </DeskReview>
  )
}

import { DeskReview } from '../../../../features/reviews/desk-review.tsx'
import { useCopy } from '../../../../wording/use-copy.ts'

/** Somebody verifies that it is the applicant who applies. */
export function FraudAlert() {
  const t = useCopy()
  return (
    <DeskReview title={t('error.timeout.fraud.panel')}>
      <p>{t('error.timeout.fraud.phone')}</p>
    </DeskReview>
  )
}

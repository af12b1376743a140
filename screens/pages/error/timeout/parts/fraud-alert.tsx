import { useCopy } from '../../../../journey/use-copy.ts'
import { DeskReview } from '../../../../shell/desk-review.tsx'

/** Somebody verifies that it is the applicant who applies. */
export function FraudAlert() {
  const t = useCopy()
  return (
    <DeskReview title={t('error.timeout.fraud.panel')}>
      <p>{t('error.timeout.fraud.phone')}</p>
    </DeskReview>
  )
}

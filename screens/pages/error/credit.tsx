import { Decision } from '../../features/decisions/decision.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'

/** Page error/credit: the credit score was too low. Shows what lowered it, and what helps. */
export default function CreditDecline() {
  const t = useCopy()
  return (
    <Decision
      title={t('error.credit.title')}
      lead={t('error.credit.lead')}
      next={[t('error.credit.next.factors')]}
    />
  )
}

import { Decision } from '../../features/decisions/decision.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'

/** Page error/income: the debts are too high for the income. Shows what changes that. */
export default function IncomeDecline() {
  const t = useCopy()
  return (
    <Decision
      title={t('error.income.title')}
      lead={t('error.income.lead')}
      next={[t('error.income.next.debts'), t('error.income.next.income')]}
    />
  )
}

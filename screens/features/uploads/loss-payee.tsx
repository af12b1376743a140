import { useCopy } from '../../kit/wording/use-copy.ts'
import { type LossPayeeProps, LossPayeeWords } from '../standing/loss-payee-words.tsx'

/** Loss payee clause that the insurer adds to the policy, ready to copy. */
export function LossPayee({ loanNumber }: LossPayeeProps) {
  const t = useCopy()
  return (
    <section className="stack-small" aria-labelledby="loss-payee">
      <h2 id="loss-payee">{t('insurance.payee.heading')}</h2>
      <LossPayeeWords loanNumber={loanNumber} />
    </section>
  )
}

import { EarlyCancel } from '../../../features/account/early-cancel.tsx'
import PaymentHeld from '../../../features/notices/payment-held.tsx'
import { useOffers } from '../../../follow/use-offers.ts'
import { usePageSubmit } from '../../../follow/use-page-submit.ts'
import { useCopy } from '../../../wording/use-copy.ts'
import { NotYet } from './not-yet.tsx'
import { OthersSign } from './others-sign.tsx'

export interface BeforeTheEndProps {
  readonly stage: 'early' | 'others'
  /** Whether payments are held until the lender has talked to the applicant. */
  readonly isHeld: boolean
}

/** Content before the last step: what is awaited, and the right to cancel of a borrower who has signed. */
export function BeforeTheEnd({ stage, isHeld }: BeforeTheEndProps) {
  const t = useCopy()
  const submit = usePageSubmit('rescission')
  const mayCancel = useOffers('complete')('rescission')
  return (
    <div className="stack-large">
      {stage === 'early' ? <NotYet /> : <OthersSign />}
      {isHeld && <PaymentHeld />}
      {mayCancel && (
        <section className="stack-small" aria-labelledby="cancel">
          <h2 id="cancel">{t('complete.steps.rescission')}</h2>
          <EarlyCancel onSubmit={submit} />
        </section>
      )}
    </div>
  )
}

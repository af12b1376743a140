import { EarlyCancel } from '../../../features/account/early-cancel.tsx'
import { useOffers } from '../../../follow/use-offers.ts'
import { usePageSubmit } from '../../../follow/use-page-submit.ts'
import { useCopy } from '../../../wording/use-copy.ts'
import { NotYet } from './not-yet.tsx'
import { OthersSign } from './others-sign.tsx'

/** Content before the last step: what is awaited, and the right to cancel of a borrower who has signed. */
export function BeforeTheEnd({ stage }: { readonly stage: 'early' | 'others' }) {
  const t = useCopy()
  const submit = usePageSubmit('rescission')
  const mayCancel = useOffers('complete')('rescission')
  return (
    <div className="stack-large">
      {stage === 'early' ? <NotYet /> : <OthersSign />}
      {mayCancel && (
        <section className="stack-small" aria-labelledby="cancel">
          <h2 id="cancel">{t('complete.steps.rescission')}</h2>
          <EarlyCancel onSubmit={submit} />
        </section>
      )}
    </div>
  )
}

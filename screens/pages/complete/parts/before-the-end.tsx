import type { ReactNode } from 'react'
import { EarlyCancel } from '../../../features/account/early-cancel.tsx'
import { useOffers } from '../../../kit/follow/use-offers.ts'
import { usePageSubmit } from '../../../kit/follow/use-page-submit.ts'
import { lazyPart } from '../../../kit/ui/load-module.ts'
import { useCopy } from '../../../kit/wording/use-copy.ts'
import { OthersSign } from './others-sign.tsx'

const NotYet = lazyPart(() => import('./not-yet.tsx'))

export interface BeforeTheEndProps {
  readonly stage: 'early' | 'others'
  readonly title: string
  /** Day on the clock of the application. */
  readonly children: ReactNode
}

/** Content before the last step: what is awaited, and the right to cancel of a borrower who has signed. */
export function BeforeTheEnd({ stage, title, children }: BeforeTheEndProps) {
  const t = useCopy()
  const submit = usePageSubmit('rescission')
  const mayCancel = useOffers('complete')('rescission')
  return (
    <div className="stack-large">
      {stage === 'early' ? <NotYet title={title} /> : <OthersSign title={title} />}
      {children}
      {mayCancel && (
        <section className="stack-small" aria-labelledby="cancel">
          <h2 id="cancel">{t('complete.steps.rescission')}</h2>
          <EarlyCancel onSubmit={submit} />
        </section>
      )}
    </div>
  )
}

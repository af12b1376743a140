import type { FormValues } from '#generated/forms'
import { useConsent } from '../../api/use-consent.ts'
import { JourneyForm } from '../../forms/journey-form.tsx'
import { useCopy } from '../../wording/use-copy.ts'

export interface AgreeToTermsProps {
  readonly onAgreed: (terms: FormValues['register/first-access']) => Promise<void>
  /** Why now. */
  readonly reason: string
}

/** The last question of somebody who has an account and has not agreed to the terms in force: what one who registers agrees to. */
export function AgreeToTerms({ onAgreed, reason }: AgreeToTermsProps) {
  const t = useCopy()
  const consent = useConsent('terms')
  return (
    <JourneyForm
      form="register/first-access"
      extra={consent}
      onSubmit={onAgreed}
      before={
        <div className="stack-small">
          <h2 ref={focus} tabIndex={-1}>
            {t('register.accountSetup.terms.heading')}
          </h2>
          <p>{reason}</p>
        </div>
      }
    />
  )
}

/** It takes the place of the form that was just sent. */
const focus = (heading: HTMLElement | null) => heading?.focus()

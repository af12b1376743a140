import type { FormValues } from '#generated/forms'
import { useConsent } from '../../api/use-consent.ts'
import { JourneyForm } from '../../kit/forms/journey-form.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'

export interface AgreeToTermsProps {
  readonly onAgreed: (terms: FormValues['register/first-access']) => Promise<void>
  /** Reason for asking now. */
  readonly reason: string
}

/** Form for users who have an account and have not agreed to the current terms. It asks for the same consent as registration. */
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

/** Focuses the heading, because this form replaces the one that was just sent. */
const focus = (heading: HTMLElement | null) => heading?.focus()

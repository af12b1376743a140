import { useState } from 'react'
import { JourneyForm } from '../../kit/forms/journey-form.tsx'
import { Button } from '../../kit/ui/button.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'

export interface FactorCodeProps {
  /** Label of the button, instead of that of the sign-in. */
  readonly submitLabel?: string
  readonly onSubmit: (code: string) => Promise<void>
}

/** Question for the code of the authenticator app, or for a recovery code in its place. */
export function FactorCode({ onSubmit, ...shown }: FactorCodeProps) {
  const t = useCopy()
  const [isByRecovery, setByRecovery] = useState(false)
  return (
    <JourneyForm
      {...shown}
      form={isByRecovery ? 'auth/recovery' : 'auth/code'}
      onSubmit={({ code }) => onSubmit(code)}
      back={
        <Button kind="quiet" onClick={() => setByRecovery(!isByRecovery)}>
          {t(isByRecovery ? 'factor.byApp' : 'factor.byRecovery')}
        </Button>
      }
    />
  )
}

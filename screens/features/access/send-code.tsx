import { useLocation } from 'react-router'
import { setupCalls } from '../../api/session/setup-calls.ts'
import { JourneyForm } from '../../kit/forms/journey-form.tsx'
import { useJourney } from '../../kit/journey/journey-context.ts'
import { Button } from '../../kit/ui/button.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'

/** Form that asks for the address to which the code is sent. The response is the same for known and unknown addresses. */
export function SendCode({ onSent }: { readonly onSent: (email: string) => void }) {
  const t = useCopy()
  const { orgCode } = useJourney().organization
  // Typed at the sign-in before.
  const email: string = useLocation().state?.email ?? ''
  return (
    <JourneyForm
      form="register/setup-code"
      values={{ email }}
      onSubmit={async ({ email }) => {
        await setupCalls.sendCode({ email, orgCode })
        onSent(email)
      }}
      back={
        <Button kind="quiet" onClick={() => onSent('')}>
          {t('register.accountSetup.haveCode')}
        </Button>
      }
    />
  )
}

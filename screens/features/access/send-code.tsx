import { setupCalls } from '../../api/session/setup-calls.ts'
import { JourneyForm } from '../../forms/journey-form.tsx'
import { useJourney } from '../../journey/journey-context.ts'
import { Button } from '../../ui/button.tsx'
import { useCopy } from '../../wording/use-copy.ts'

/** Form that asks for the address to which the code is sent. The response is the same for known and unknown addresses. */
export function SendCode({ onSent }: { readonly onSent: (email: string) => void }) {
  const t = useCopy()
  const { orgCode } = useJourney().organization
  return (
    <JourneyForm
      form="register/setup-code"
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

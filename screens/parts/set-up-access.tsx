import { useState } from 'react'
import { publicCalls } from '../api/public-calls.ts'
import { JourneyForm } from '../forms/journey-form.tsx'
import { useJourney } from '../journey/journey-context.ts'
import { useCopy } from '../journey/use-copy.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { SendCode } from './send-code.tsx'

export interface SetUpAccessProps {
  /** The code came by mail already. */
  readonly hasCode?: boolean
  readonly onReady: (answer: Awaited<ReturnType<typeof publicCalls.setUpAccount>>) => void
}

/** A code from a mail, then a new password: for somebody invited, and for forgotten passwords. */
export function SetUpAccess({ hasCode = false, onReady }: SetUpAccessProps) {
  const t = useCopy()
  const { orgCode } = useJourney().organization
  const [email, setEmail] = useState<string | undefined>(hasCode ? '' : undefined)
  if (email === undefined) return <SendCode onSent={setEmail} />
  return (
    <JourneyForm
      form="register/account-setup"
      values={{ email }}
      before={email && <Notice role="status">{t('register.accountSetup.sent', { email })}</Notice>}
      onSubmit={async (values) => onReady(await publicCalls.setUpAccount({ ...values, orgCode }))}
      back={
        <Button kind="quiet" onClick={() => setEmail(undefined)}>
          {t('register.accountSetup.another')}
        </Button>
      }
    />
  )
}

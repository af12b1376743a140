import type { FormValues } from '#generated/forms'
import { AccountName } from '../../../../features/account/account-name.tsx'
import { JourneyForm } from '../../../../kit/forms/journey-form.tsx'
import { Text } from '../../../../kit/wording/text.tsx'
import { accountCalls } from './account-calls.ts'
import { ConfirmChange } from './confirm-change.tsx'
import { useConfirmedChange } from './use-confirmed-change.ts'

export interface ChangeProps {
  /** Address that the user signs in with. */
  readonly signInName: string | undefined
  readonly onChanged: () => Promise<void>
}

/** Form to change the e-mail address for sign-in and mail: the password, then the code that was mailed to the new address. */
export default function ChangeEmail({ signInName, onChanged }: ChangeProps) {
  const send = async (values: FormValues['dashboard/email'], emailCode?: string) => {
    await accountCalls.changeEmail({ ...values, ...(emailCode && { emailCode }) })
    await onChanged()
  }
  const { typed, unconfirmed, submit, goBack } = useConfirmedChange(send, 'EMAIL_CODE_SENT')
  if (unconfirmed)
    return (
      <ConfirmChange
        field="emailCode"
        recipient={unconfirmed.email}
        onSubmit={(code) => submit(unconfirmed, code)}
        onBack={goBack}
      >
        <Text id="settings.contact.emailSent" values={{ recipient: unconfirmed.email }} />
      </ConfirmChange>
    )
  return (
    <JourneyForm
      form="dashboard/email"
      {...(typed && { values: typed })}
      before={<AccountName email={signInName} />}
      onSubmit={(values) => submit(values)}
    />
  )
}

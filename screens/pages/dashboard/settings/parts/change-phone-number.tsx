import { formatPhone } from '#engine'
import type { FormValues } from '#generated/forms'
import { AccountName } from '../../../../features/account/account-name.tsx'
import { JourneyForm } from '../../../../kit/forms/journey-form.tsx'
import { Text } from '../../../../kit/wording/text.tsx'
import { accountCalls } from './account-calls.ts'
import type { ChangeProps } from './change-email.tsx'
import { ConfirmChange } from './confirm-change.tsx'
import { useConfirmedChange } from './use-confirmed-change.ts'

/** Form to change the phone number: the password, then the code that was texted to the new number. */
export default function ChangePhoneNumber({ signInName, onChanged }: ChangeProps) {
  const send = async (values: FormValues['dashboard/phone-number'], phoneCode?: string) => {
    await accountCalls.changePhoneNumber({ ...values, ...(phoneCode && { phoneCode }) })
    await onChanged()
  }
  const { typed, unconfirmed, submit, goBack } = useConfirmedChange(send, 'PHONE_CODE_SENT')
  if (!unconfirmed)
    return (
      <JourneyForm
        form="dashboard/phone-number"
        {...(typed && { values: typed })}
        before={<AccountName email={signInName} />}
        onSubmit={(values) => submit(values)}
      />
    )
  const recipient = formatPhone(unconfirmed.phoneNumber) ?? unconfirmed.phoneNumber
  return (
    <ConfirmChange
      field="phoneCode"
      recipient={recipient}
      onSubmit={(code) => submit(unconfirmed, code)}
      onBack={goBack}
    >
      <Text id="settings.contact.phoneSent" values={{ recipient }} />
    </ConfirmChange>
  )
}

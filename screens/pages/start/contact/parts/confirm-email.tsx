import type { StartContactValues } from '#generated/forms'
import { ConfirmCode } from '../../../../features/account/confirm-code.tsx'
import { Text } from '../../../../kit/wording/text.tsx'
import { useCopy } from '../../../../kit/wording/use-copy.ts'
import { isCodeMailed } from './is-code-mailed.ts'

interface ConfirmEmailProps {
  /** Contact data as typed, including the new address. */
  readonly values: StartContactValues
  readonly submit: (values: StartContactValues) => Promise<void>
  readonly onBack: () => void
}

/** Form for the code that was mailed to a new e-mail address. The contact data is sent again with it. */
export default function ConfirmEmail({ values, submit, onBack }: ConfirmEmailProps) {
  const t = useCopy()
  const { email } = values
  const words = {
    heading: t('start.contact.confirm.heading'),
    resent: t('register.confirmEmail.resent', { email }),
    other: t('register.confirmEmail.change'),
    resend: t('register.confirmEmail.resend'),
  }
  // Without a code the server rejects the data, mails another code, and says so.
  const mailAnother = () =>
    submit(values).then(
      () => false,
      (error: unknown) => {
        if (isCodeMailed(error)) return true
        throw error
      },
    )
  return (
    <ConfirmCode
      form="register/confirm-email"
      field="emailCode"
      Heading="h2"
      words={words}
      onSubmit={(emailCode) => submit({ ...values, emailCode })}
      onAgain={mailAnother}
      onBack={onBack}
    >
      <Text id="start.contact.confirm.sent" values={{ email }} />
    </ConfirmCode>
  )
}

import type { StartContactValues } from '#generated/forms'
import { ConfirmCode } from '../../../../features/account/confirm-code.tsx'
import { Text } from '../../../../wording/text.tsx'
import { useCopy } from '../../../../wording/use-copy.ts'
import { isCodeMailed } from './is-code-mailed.ts'

interface ConfirmEmailProps {
  /** As they were typed, the new address among them. */
  readonly values: StartContactValues
  readonly submit: (values: StartContactValues) => Promise<void>
  readonly onBack: () => void
}

/** The code that was mailed to a new address to write to; with it the contact details are sent once more. */
export default function ConfirmEmail({ values, submit, onBack }: ConfirmEmailProps) {
  const t = useCopy()
  const { email } = values
  const words = {
    heading: t('start.contact.confirm.heading'),
    resent: t('register.confirmEmail.resent', { email }),
    other: t('register.confirmEmail.change'),
    resend: t('register.confirmEmail.resend'),
  }
  // Without a code the details are not taken: the server mails another one, and says so.
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

import { useEffect, useRef } from 'react'
import type { StartContactValues } from '#generated/forms'
import { ApiError } from '../../../../api/api-error.ts'
import { JourneyForm } from '../../../../forms/journey-form.tsx'
import { toast } from '../../../../frame/toast-store.ts'
import { setTitlePrefix } from '../../../../journey/document-title.ts'
import { Button } from '../../../../ui/button.tsx'
import { Text } from '../../../../wording/text.tsx'
import { useCopy } from '../../../../wording/use-copy.ts'
import { useErrorText } from '../../../../wording/use-error-text.ts'
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
  const errorText = useErrorText()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // That a code is wanted was no mistake.
    setTitlePrefix('')
    heading.current?.focus()
  }, [])
  const { email } = values
  const again = async () => {
    try {
      await submit(values)
    } catch (error) {
      if (isCodeMailed(error)) toast({ kind: 'success', text: t('register.confirmEmail.resent', { email }) })
      else toast({ kind: 'danger', text: errorText(error) })
    }
  }
  return (
    <section className="stack">
      <h2 ref={heading} tabIndex={-1}>
        {t('start.contact.confirm.heading')}
      </h2>
      <JourneyForm
        form="register/confirm-email"
        before={
          <p>
            <Text id="start.contact.confirm.sent" values={{ email }} />
          </p>
        }
        onSubmit={({ code }) => submit({ ...values, emailCode: code }).catch(atCode)}
        back={
          <Button kind="quiet" onClick={onBack}>
            {t('register.confirmEmail.change')}
          </Button>
        }
      />
      <div>
        <Button kind="quiet" onClick={() => void again()}>
          {t('register.confirmEmail.resend')}
        </Button>
      </div>
    </section>
  )
}

/** What the server says of the code stands at its field, which has another name here. */
function atCode(error: unknown): never {
  if (!(error instanceof ApiError) || error.field !== 'emailCode') throw error
  throw new ApiError(error.status, error.message, { code: error.code, field: 'code' })
}

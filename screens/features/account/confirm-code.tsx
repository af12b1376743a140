import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../kit/api/api-error.ts'
import { fieldId } from '../../kit/forms/field-id.ts'
import { JourneyForm } from '../../kit/forms/journey-form.tsx'
import { toast } from '../../kit/frame/toast-store.ts'
import { Button } from '../../kit/ui/button.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { useErrorText } from '../../kit/wording/use-error-text.ts'

export interface ConfirmCodeProps {
  /** Form that asks for the code. */
  readonly form: 'dashboard/confirm-code' | 'register/confirm-email'
  /** Field name of the code in the request, and in the server's errors. */
  readonly field: 'emailCode' | 'phoneCode'
  readonly Heading: 'h2' | 'h3'
  readonly words: Readonly<Record<'heading' | 'resent' | 'other' | 'resend', string>>
  /** Text about where the code was sent, and what follows. */
  readonly children: ReactNode
  /** Sends the data to confirm together with the code. */
  readonly onSubmit: (code: string) => Promise<void>
  /** Sends the data without a code. Resolves to whether another code was sent. */
  readonly onAgain: () => Promise<boolean>
  readonly onBack: () => void
}

/** Form for the code that was sent to a new address or number. */
export function ConfirmCode({
  form,
  field,
  Heading,
  words,
  children,
  onSubmit,
  onAgain,
  onBack,
}: ConfirmCodeProps) {
  const t = useCopy()
  const errorText = useErrorText()
  const [busy, setBusy] = useState(false)
  const [sent, setSent] = useState(0)
  const [isConfirming, setConfirming] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  const again = async () => {
    setBusy(true)
    try {
      if (!(await onAgain())) return
      toast({ kind: 'success', text: words.resent })
      setSent(sent + 1)
    } catch (error) {
      toast({ kind: 'danger', text: errorText(error) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className="stack">
      <Heading ref={heading} tabIndex={-1}>
        {words.heading}
      </Heading>
      <JourneyForm
        // Another code empties the field: the message about the previous code no longer applies.
        key={sent}
        form={form}
        before={<p>{children}</p>}
        // The code that is on its way replaces the one that was typed.
        check={() => (busy ? [{ target: fieldId(form, 'code'), message: t('forms.codeComing') }] : [])}
        onSubmit={({ code }) => {
          setConfirming(true)
          return onSubmit(code)
            .catch((error: unknown) => atCode(error, field))
            .finally(() => setConfirming(false))
        }}
        back={
          <Button kind="quiet" onClick={onBack}>
            {words.other}
          </Button>
        }
      />
      <div>
        <Button
          kind="quiet"
          busy={busy || isConfirming}
          busyLabel={t('forms.sending')}
          onClick={() => void again()}
        >
          {words.resend}
        </Button>
      </div>
    </section>
  )
}

/** Moves the server's error to the form's field of the code, which has a different name. */
function atCode(error: unknown, field: string): never {
  if (!(error instanceof ApiError) || error.field !== field) throw error
  throw new ApiError(error.status, error.message, { code: error.code, field: 'code' })
}

import { type ReactNode, useEffect, useRef } from 'react'
import { ApiError } from '../../../../api/api-error.ts'
import { JourneyForm } from '../../../../forms/journey-form.tsx'
import { toast } from '../../../../frame/toast-store.ts'
import { setTitlePrefix } from '../../../../journey/document-title.ts'
import { Button } from '../../../../ui/button.tsx'
import { useCopy } from '../../../../wording/use-copy.ts'
import { useErrorText } from '../../../../wording/use-error-text.ts'

export interface ConfirmCodeProps {
  /** Where the code went. */
  readonly recipient: string
  /** Says so, and what follows. */
  readonly children: ReactNode
  /** Sends what is to be confirmed: with the code, or without it for another one. */
  readonly onSubmit: (code?: string) => Promise<void>
  readonly onBack: () => void
}

/** The code that was sent to a new address or number. */
export function ConfirmCode({ recipient, children, onSubmit, onBack }: ConfirmCodeProps) {
  const t = useCopy()
  const errorText = useErrorText()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    setTitlePrefix('')
    heading.current?.focus()
  }, [])
  const again = () =>
    onSubmit().then(
      () => toast({ kind: 'success', text: t('settings.contact.resent', { recipient }) }),
      (error: unknown) => toast({ kind: 'danger', text: errorText(error) }),
    )
  return (
    <div className="stack">
      <h3 ref={heading} tabIndex={-1}>
        {t('settings.contact.heading')}
      </h3>
      <JourneyForm
        form="dashboard/confirm-code"
        before={<p>{children}</p>}
        onSubmit={({ code }) => onSubmit(code).catch(atCode)}
        back={
          <Button kind="quiet" onClick={onBack}>
            {t('settings.contact.other')}
          </Button>
        }
      />
      <div>
        <Button kind="quiet" onClick={() => void again()}>
          {t('settings.contact.resend')}
        </Button>
      </div>
    </div>
  )
}

/** What the server says of the code stands at its field, which has another name here. */
function atCode(error: unknown): never {
  if (!(error instanceof ApiError) || !error.field?.endsWith('Code')) throw error
  throw new ApiError(error.status, error.message, { code: error.code, field: 'code' })
}

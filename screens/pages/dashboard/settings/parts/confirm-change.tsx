import { ConfirmCode, type ConfirmCodeProps } from '../../../../features/account/confirm-code.tsx'
import { useCopy } from '../../../../kit/wording/use-copy.ts'

interface ConfirmChangeProps extends Pick<ConfirmCodeProps, 'field' | 'children' | 'onBack'> {
  /** Address or number to which the code was sent. */
  readonly recipient: string
  /** Sends the change with the code, or without one to receive another code. */
  readonly onSubmit: (code?: string) => Promise<void>
}

/** Form for the code that was sent to a new address or number of the account. */
export function ConfirmChange({ recipient, onSubmit, ...confirmed }: ConfirmChangeProps) {
  const t = useCopy()
  const words = {
    heading: t('settings.contact.heading'),
    resent: t('settings.contact.resent', { recipient }),
    other: t('settings.contact.other'),
    resend: t('settings.contact.resend'),
  }
  return (
    <ConfirmCode
      form="dashboard/confirm-code"
      Heading="h3"
      words={words}
      onSubmit={onSubmit}
      onAgain={async () => {
        await onSubmit()
        return true
      }}
      {...confirmed}
    />
  )
}

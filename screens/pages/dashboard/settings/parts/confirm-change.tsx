import { ConfirmCode, type ConfirmCodeProps } from '../../../../features/account/confirm-code.tsx'
import { useCopy } from '../../../../wording/use-copy.ts'

interface ConfirmChangeProps extends Pick<ConfirmCodeProps, 'field' | 'children' | 'onBack'> {
  /** Where the code went. */
  readonly recipient: string
  /** Sends the change: with the code, or without it for another one. */
  readonly onSubmit: (code?: string) => Promise<void>
}

/** The code that was sent to a new address or number of the account. */
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

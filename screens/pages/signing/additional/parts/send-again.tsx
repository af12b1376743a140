import { useState } from 'react'
import type { CoDeedStatusResponse } from '#generated/api'
import { signerCalls } from '../../../../features/signer/signer-calls.ts'
import { useOpenApplication } from '../../../../kit/follow/routing-context.ts'
import { Button } from '../../../../kit/ui/button.tsx'
import { VisuallyHidden } from '../../../../kit/ui/visually-hidden.tsx'
import { useCopy } from '../../../../kit/wording/use-copy.ts'
import { useErrorText } from '../../../../kit/wording/use-error-text.ts'

/** Button that sends the invitation again, with a new code, to the same address. */
export function SendAgain({ signer }: { readonly signer: CoDeedStatusResponse['signers'][number] }) {
  const t = useCopy()
  const errorText = useErrorText()
  const { uuid } = useOpenApplication()
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  const { email = '', name } = signer
  const send = async () => {
    setBusy(true)
    try {
      await signerCalls.invite(uuid, signer.uuid ?? '', email, crypto.randomUUID())
      setSaid(t('signing.additional.resent', { email }))
    } catch (error) {
      setSaid(errorText(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button busy={busy} busyLabel={t('forms.sending')} onClick={() => void send()}>
        {t('signing.additional.resend')} <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
      <p role="status" className="muted">
        {said}
      </p>
    </>
  )
}

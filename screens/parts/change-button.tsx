import { type ReactNode, useState } from 'react'
import { useErrorText } from '../journey/use-error-text.ts'
import type { usePageSubmit } from '../journey/use-page-submit.ts'
import { toast } from '../shell/toast-store.ts'
import { Button } from '../ui/button.tsx'

export interface ChangeButtonProps {
  readonly submit: ReturnType<typeof usePageSubmit>
  readonly children: ReactNode
}

/** Leads back to an answer that can still be given anew. Where it is too late, the server's sentence says why and whom to call. */
export function ChangeButton({ submit, children }: ChangeButtonProps) {
  const errorText = useErrorText()
  const [busy, setBusy] = useState(false)
  const change = async () => {
    setBusy(true)
    try {
      await submit({})
    } catch (error) {
      toast({ kind: 'danger', text: errorText(error) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button kind="quiet" busy={busy} onClick={() => void change()}>
      {children}
    </Button>
  )
}

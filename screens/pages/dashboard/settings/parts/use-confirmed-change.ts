import { useState } from 'react'
import { ApiError } from '../../../../kit/api/api-error.ts'

/**
 * Handles a change that must be confirmed by a code from the server: the values are sent first alone, then again with the
 * code. `unconfirmed` are the values for which a code was sent.
 */
export function useConfirmedChange<Values>(
  send: (values: Values, code?: string) => Promise<void>,
  sentCode: string,
) {
  const [typed, setTyped] = useState<Values>()
  const [isSent, setSent] = useState(false)
  const submit = async (values: Values, code?: string) => {
    setTyped(values)
    try {
      await send(values, code)
    } catch (error) {
      // The request for a code is no refusal.
      if (!(error instanceof ApiError) || error.code !== sentCode) throw error
      setSent(true)
    }
  }
  return { typed, unconfirmed: isSent ? typed : undefined, submit, goBack: () => setSent(false) }
}

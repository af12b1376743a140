import { useState } from 'react'
import { ApiError } from '../../../../api/api-error.ts'

/**
 * A change that the server takes once the code comes back that it sends for it: first the values alone, then the same values
 * with the code. `unconfirmed` are the values that a code is out for.
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
      // That a code is wanted is no refusal.
      if (!(error instanceof ApiError) || error.code !== sentCode) throw error
      setSent(true)
    }
  }
  return { typed, unconfirmed: isSent ? typed : undefined, submit, goBack: () => setSent(false) }
}

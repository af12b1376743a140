import { useCallback, useRef, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { createSubmissionIntent } from '../../api/submission-intent.ts'
import { type SignerAct, signerCalls } from './signer-calls.ts'
import { useSigning } from './signing-context.ts'

/** Sends what a signer's page asks and goes where they then belong. Rejects with an ApiError, which JourneyForm shows. */
export function useAct(name: SignerAct) {
  const { show, refresh } = useSigning()
  const [intent] = useState(createSubmissionIntent)
  const sending = useRef(false)
  return useCallback(
    async (values: unknown): Promise<void> => {
      if (sending.current) return
      sending.current = true
      try {
        const view = await signerCalls.act(name, values, intent.keyFor(values))
        intent.accepted()
        show(view)
      } catch (error) {
        // Done already, in another tab or on another device: show where they stand, and say so.
        if (error instanceof ApiError && error.code === 'SIGNER_NOT_DUE') await refresh()
        throw error
      } finally {
        sending.current = false
      }
    },
    [name, intent, show, refresh],
  )
}

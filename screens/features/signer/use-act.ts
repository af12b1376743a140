import { useCallback, useRef, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { createSubmissionIntent } from '../../api/submission-intent.ts'
import { type SignerAct, signerCalls } from './signer-calls.ts'
import { useSigning } from './signing-context.ts'

/**
 * Returns a function that sends the answers of a signer's page and shows the page that is due next. Rejects with an
 * ApiError, which JourneyForm shows.
 */
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
        // Already done in another tab or on another device: show the current step and report the error.
        if (error instanceof ApiError && error.code === 'SIGNER_NOT_DUE') await refresh()
        throw error
      } finally {
        sending.current = false
      }
    },
    [name, intent, show, refresh],
  )
}

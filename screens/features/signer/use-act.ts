import { useCallback, useRef, useState } from 'react'
import { ApiError } from '../../kit/api/api-error.ts'
import { createSubmissionIntent } from '../../kit/api/submission-intent.ts'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { checkTypedName } from '../proof/check-typed-name.ts'
import { type SignerAct, signerCalls } from './signer-calls.ts'
import { useSigning } from './signing-context.ts'

/**
 * Returns a function that sends the answers of a signer's page and shows the page that is due next. Rejects with an
 * ApiError, which JourneyForm shows.
 */
export function useAct(name: SignerAct) {
  const t = useCopy()
  const { view, show, refresh } = useSigning()
  const { name: signer } = view
  const [intent] = useState(createSubmissionIntent)
  const sending = useRef(false)
  return useCallback(
    async (values: unknown): Promise<void> => {
      if (sending.current) return
      sending.current = true
      try {
        await checkTypedName(values, signer, t)
        const next = await signerCalls.act(name, values, intent.keyFor(values))
        intent.accepted()
        show(next)
      } catch (error) {
        // Already done in another tab or on another device: show the current step and report the error.
        if (error instanceof ApiError && error.code === 'SIGNER_NOT_DUE') await refresh()
        throw error
      } finally {
        sending.current = false
      }
    },
    [name, signer, intent, show, refresh, t],
  )
}

import { useCallback, useRef, useState } from 'react'
import type { SubmissionName } from '#generated/ids'
import { ApiError } from '../api/api-error.ts'
import { calls } from '../api/calls.ts'
import { withProof } from '../api/proof.ts'
import { noteAccountChange } from '../api/session/account-changes.ts'
import { createSubmissionIntent } from '../api/submission-intent.ts'
import { currentToasts, dismissToast, toast } from '../frame/toast-store.ts'
import { useLimit } from '../journey/use-limit.ts'
import { useCopy } from '../wording/use-copy.ts'
import { checkTypedName } from './check-typed-name.ts'
import { useOpenApplication } from './routing-context.ts'
import { stateOf } from './state-of.ts'

/** Error codes that mean that the application is in another state than the page assumed. */
const movedOn = new Set([
  ...['STALE_VERSION', 'EVENT_NOT_ADMITTED'],
  ...['DETAILS_BOUND', 'APPLICATION_BOUND', 'WITHDRAWAL_BOUND'],
])

/**
 * Returns a function that sends the values of a page to the server and navigates where the journey says. The same values,
 * sent again after a lost response, carry the same idempotency key. A toast tells that an answer takes long. Rejects with an
 * ApiError, which JourneyForm shows.
 */
export function usePageSubmit(name: SubmissionName) {
  const { uuid, profile, heloc, status, submitted, refresh } = useOpenApplication()
  const t = useCopy()
  const [intent] = useState(createSubmissionIntent)
  const sending = useRef(false)
  const slowMs = useLimit('sending', 'slowMs')

  return useCallback(
    async (values: unknown): Promise<void> => {
      if (sending.current) return
      sending.current = true
      // Begun by each sending: while the user is asked for a proof, or refused before, nothing takes long but them.
      const send = async () => {
        const text = t('shell.sending.slow')
        const slow = setInterval(() => toast({ kind: 'info', text }), slowMs)
        try {
          return await calls.submit(uuid, name, values, intent.keyFor(values), heloc.version)
        } finally {
          clearInterval(slow)
          for (const one of currentToasts()) if (one.text === text) dismissToast(one.id)
        }
      }
      try {
        await checkTypedName(values, profile.name, t)
        const answer = await withProof(send)
        intent.accepted()
        // An odd answer was an answer: the status tells what came of it.
        await submitted(answer?.status ?? status, stateOf(status))
      } catch (error) {
        // The application was changed in another tab or by the server: the page shows its current state, with what the
        // applicant typed. If the page stays, its form shows the error; if it changes, the toast tells the applicant.
        if (error instanceof ApiError && movedOn.has(error.code ?? '')) {
          const now = await refresh()
          if (stateOf(now) !== stateOf(status)) toast({ kind: 'info', text: t('shell.moved.answered') })
        }
        throw error
      } finally {
        sending.current = false
        // Also after a failure: the answer of a step that was taken may have been lost.
        noteAccountChange()
      }
    },
    [uuid, name, intent, profile, heloc.version, status, submitted, refresh, t, slowMs],
  )
}

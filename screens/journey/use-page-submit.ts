import { useCallback, useRef, useState } from 'react'
import type { SubmissionName } from '#generated/ids'
import { noteAccountChange } from '../api/account-changes.ts'
import { ApiError } from '../api/api-error.ts'
import { calls } from '../api/calls.ts'
import { createSubmissionIntent } from '../api/submission-intent.ts'
import { stateOf } from './await-next-state.ts'
import { useOpenApplication } from './routing-context.ts'

/** Refusals that say that the application stands elsewhere than the page thought. */
const movedOn = new Set(['STALE_VERSION', 'EVENT_NOT_ADMITTED', 'DETAILS_BOUND', 'APPLICATION_BOUND'])

/**
 * Sends the values of a page to the server and goes where the journey says. The same values sent again after a lost
 * answer carry the same idempotency key. Rejects with an ApiError, which JourneyForm shows.
 */
export function usePageSubmit(name: SubmissionName) {
  const { uuid, heloc, status, reroute, refresh } = useOpenApplication()
  const [intent] = useState(createSubmissionIntent)
  const sending = useRef(false)

  return useCallback(
    async (values: unknown): Promise<void> => {
      if (sending.current) return
      sending.current = true
      try {
        const before = stateOf(status)
        const answer = await calls.submit(uuid, name, values, intent.keyFor(values), heloc.version)
        intent.accepted()
        // Once the server has moved, coming back to the same state is an answer too (more proof asked for).
        await reroute(stateOf(answer.status) === before ? before : undefined)
        noteAccountChange()
      } catch (error) {
        // The application moved on, in another tab or by the server: show it as it is now, and say so.
        if (error instanceof ApiError && movedOn.has(error.code ?? '')) await refresh()
        throw error
      } finally {
        sending.current = false
      }
    },
    [uuid, name, intent, heloc.version, status, reroute, refresh],
  )
}

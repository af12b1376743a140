import { useCallback, useRef, useState } from 'react'
import type { SubmissionName } from '#generated/ids'
import { ApiError } from '../api/api-error.ts'
import { calls } from '../api/calls.ts'
import { noteAccountChange } from '../api/session/account-changes.ts'
import { createSubmissionIntent } from '../api/submission-intent.ts'
import { toast } from '../frame/toast-store.ts'
import { useCopy } from '../wording/use-copy.ts'
import { useOpenApplication } from './routing-context.ts'
import { stateOf } from './state-of.ts'

/** Refusals that say that the application stands elsewhere than the page thought. */
const movedOn = new Set(['STALE_VERSION', 'EVENT_NOT_ADMITTED', 'DETAILS_BOUND', 'APPLICATION_BOUND'])

/**
 * Sends the values of a page to the server and goes where the journey says. The same values sent again after a lost
 * answer carry the same idempotency key. Rejects with an ApiError, which JourneyForm shows.
 */
export function usePageSubmit(name: SubmissionName) {
  const { uuid, heloc, status, submitted, refresh } = useOpenApplication()
  const t = useCopy()
  const [intent] = useState(createSubmissionIntent)
  const sending = useRef(false)

  return useCallback(
    async (values: unknown): Promise<void> => {
      if (sending.current) return
      sending.current = true
      try {
        const answer = await calls.submit(uuid, name, values, intent.keyFor(values), heloc.version)
        intent.accepted()
        await submitted(answer.status, stateOf(status))
        noteAccountChange()
      } catch (error) {
        // The application changed, in another tab or by the server: the page shows it as it is now, with what was typed. The form
        // says so where the page stays; where it goes, nobody is left to say it.
        if (error instanceof ApiError && movedOn.has(error.code ?? '')) {
          const now = await refresh()
          if (stateOf(now) !== stateOf(status)) toast({ kind: 'info', text: t('shell.moved.answered') })
        }
        throw error
      } finally {
        sending.current = false
      }
    },
    [uuid, name, intent, heloc.version, status, submitted, refresh, t],
  )
}

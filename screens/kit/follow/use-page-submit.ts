import { useCallback, useRef, useState } from 'react'
import { ApiError } from '../api/api-error.ts'
import { createSubmissionIntent } from '../api/submission-intent.ts'
import { currentToasts, dismissToast, toast } from '../frame/toast-store.ts'
import type { SubmissionName } from '../host.ts'
import { useJourney } from '../journey/journey-context.ts'
import { useLimit } from '../journey/use-limit.ts'
import { useCopy } from '../wording/use-copy.ts'
import { useBackend } from './backend-context.ts'
import { useOpenApplication } from './routing-context.ts'
import { stateIn } from './state-in.ts'

/**
 * Returns a function that sends the values of a page to the server and navigates where the journey says. The same values,
 * sent again after a lost response, carry the same idempotency key. A toast tells that an answer takes long. Rejects with an
 * ApiError, which JourneyForm shows.
 */
export function usePageSubmit(name: SubmissionName) {
  const application = useOpenApplication()
  const backend = useBackend()
  const { journey } = useJourney()
  const t = useCopy()
  const [intent] = useState(createSubmissionIntent)
  const sending = useRef(false)
  const patiently = usePatience()

  return useCallback(
    async (values: unknown): Promise<void> => {
      if (sending.current) return
      sending.current = true
      const { status, submitted, refresh } = application
      try {
        const key = intent.keyFor(values)
        const answer = await backend.submit({ name, values, key, data: application, t, patiently })
        intent.accepted()
        // An odd answer was an answer: the status tells what came of it.
        await submitted(answer ?? status, stateIn(journey, status))
      } catch (error) {
        // The application was changed in another tab or by the server: the page shows its current state, with what the
        // applicant typed. If the page stays, its form shows the error; if it changes, the toast tells the applicant.
        if (error instanceof ApiError && backend.movedOn.has(error.code ?? '')) {
          const now = await refresh()
          if (stateIn(journey, now) !== stateIn(journey, status))
            toast({ kind: 'info', text: t('shell.moved.answered') })
        }
        throw error
      } finally {
        sending.current = false
        backend.onEnd?.()
      }
    },
    [name, application, backend, journey, intent, t, patiently],
  )
}

/** Returns a function that runs a request, and tells the user for as long as it takes longer than usual. */
function usePatience() {
  const t = useCopy()
  const slowMs = useLimit('sending', 'slowMs')
  return useCallback(
    async <T>(request: () => Promise<T>): Promise<T> => {
      const text = t('shell.sending.slow')
      const slow = setInterval(() => toast({ kind: 'info', text }), slowMs)
      try {
        return await request()
      } finally {
        clearInterval(slow)
        for (const one of currentToasts()) if (one.text === text) dismissToast(one.id)
      }
    },
    [t, slowMs],
  )
}

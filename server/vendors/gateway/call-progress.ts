import { VendorWaiting } from '../ports/vendor-waiting.ts'
import { type RetryPace, spreadMs, waitMs } from './back-off.ts'
import type { Said } from './read-answer.ts'
import type { VendorCallRow } from './vendor-calls.ts'

/** Number of missed callbacks after which a call is given up. */
const mostOverdue = 3

/** Returns the answer of a call. Undefined if the call must be sent now. Throws VendorWaiting if it must wait. */
export function settled({ id, state, answer, dueAt }: VendorCallRow, now: Date): object | undefined {
  if (state === 'ANSWERED' && answer !== null) return answer
  if (state === 'DEAD') throw new VendorWaiting(`${id} was given up.`)
  const isDue = dueAt === null || dueAt <= now
  if (isDue) return undefined
  throw new VendorWaiting(
    `${id} ${state === 'WAITING' ? 'waits for its callback' : 'is sent again later'}.`,
    dueAt,
  )
}

/** Whether a call waits for a callback that did not come in time. */
export const isOverdue = ({ state, dueAt }: VendorCallRow, now: Date): boolean =>
  state === 'WAITING' && dueAt !== null && dueAt <= now

/** Change of a call whose callback did not come in time: it is sent again at once, or given up. */
export function overdue({ overdue: before }: VendorCallRow, now: Date) {
  const count = before + 1
  return {
    overdue: count,
    reason: 'no callback in time',
    ...(count >= mostOverdue
      ? { state: 'DEAD' as const, dueAt: null }
      : { state: 'FAILED' as const, dueAt: now }),
  }
}

interface Attempt {
  readonly attempts: number
  readonly dueAt: Date
  readonly now: Date
  readonly backOff: RetryPace
}

/** Change of a call after an attempt: answered, accepted, to be sent again after a wait, or given up. */
export function changeOf(
  said: Said,
  { attempts, dueAt, now, backOff }: Attempt,
): Partial<VendorCallRow> & Pick<VendorCallRow, 'state'> {
  if (said.outcome === 'ANSWERED')
    return { state: 'ANSWERED', answer: said.answer, dueAt: null, reason: null }
  // Attempts are reset once the vendor has accepted: earlier failures have nothing to do with the wait.
  if (said.outcome === 'ACCEPTED') return { state: 'WAITING', dueAt, reason: null, attempts: 0 }
  const { reason, afterMs = 0 } = said
  if (attempts >= backOff.attempts) return { state: 'DEAD', dueAt: null, reason }
  const next = new Date(now.getTime() + Math.max(spreadMs(afterMs), waitMs(backOff, attempts)))
  return { state: 'FAILED', dueAt: next, reason }
}

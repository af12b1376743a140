import { isWorking, type Journey, pollDelays } from '#engine'
import type { ApplicationStatus } from '#generated/domain'

export interface NextStateQuestion {
  readonly journey: Journey
  /** The server state before the step; undefined when nothing was sent and only waiting counts. */
  readonly previous: string | undefined
  readonly read: () => Promise<ApplicationStatus>
  readonly sleep: (ms: number) => Promise<void>
  /** The machine has come to an end (a decline) although the server still works. */
  readonly hasEnded: (status: ApplicationStatus) => boolean
}

export interface NextState {
  readonly status: ApplicationStatus
  /** Every retry was used and the server still works on it. */
  readonly exhausted: boolean
}

/**
 * Reads the status again with back-off: while the server works (up to the waiting retries for each state it passes
 * through), and until an interactive state differs from the one before the step.
 */
export async function awaitNextState(question: NextStateQuestion): Promise<NextState> {
  const { journey, read, sleep } = question
  let status = await read()
  let delays = [...pollDelays(journey, stateOf(status))]
  while (isWaiting(question, status)) {
    const delay = delays.shift()
    if (delay === undefined) return { status, exhausted: isWorking(journey, stateOf(status)) }
    await sleep(delay)
    const next = await read()
    if (stateOf(next) !== stateOf(status)) delays = [...pollDelays(journey, stateOf(next))]
    status = next
  }
  return { status, exhausted: false }
}

function isWaiting({ journey, previous, hasEnded }: NextStateQuestion, status: ApplicationStatus): boolean {
  const state = stateOf(status)
  if (pollDelays(journey, state).length === 0 || hasEnded(status)) return false
  return isWorking(journey, state) || state === previous
}

export function stateOf(status: ApplicationStatus | undefined): string {
  return status?.checklistStatus ?? 'UNKNOWN'
}

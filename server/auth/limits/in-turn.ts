import pLimit from 'p-limit'
import { Problem } from '../../errors/problem.ts'

interface WaitingLimits {
  readonly atOnce: number
  readonly mostWaiting: number
  /** What somebody for whom there is no place is told to wait. */
  readonly comeBackSeconds: number
}

/** Runs so many works at once and lets as many others wait for their turn; rejects a further one with a 503 that says when to come back. */
export function createInTurn({ atOnce, mostWaiting, comeBackSeconds }: WaitingLimits) {
  const limit = pLimit(atOnce)
  return async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    if (limit.pendingCount >= mostWaiting) throw new Problem(503, 'BUSY', { seconds: comeBackSeconds })
    return limit(work)
  }
}

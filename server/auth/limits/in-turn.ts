import pLimit from 'p-limit'
import { Problem } from '../../errors/problem.ts'

interface WaitingLimits {
  readonly atOnce: number
  readonly mostWaiting: number
  /** Seconds after which a refused caller is told to come back. */
  readonly comeBackSeconds: number
}

/**
 * Creates a function that runs at most `atOnce` tasks at a time and lets `mostWaiting` others wait. A further task is rejected
 * with a Problem (503) that says when to come back.
 */
export function createInTurn({ atOnce, mostWaiting, comeBackSeconds }: WaitingLimits) {
  const limit = pLimit(atOnce)
  return async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    if (limit.pendingCount >= mostWaiting) throw new Problem(503, 'BUSY', { seconds: comeBackSeconds })
    return limit(work)
  }
}

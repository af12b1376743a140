import { Problem } from '../../errors/problem.ts'

export interface WaitingLimits {
  readonly atOnce: number
  /** Most tasks of strangers that wait. */
  readonly mostWaiting: number
  /** Most of them from one place. */
  readonly mostOfSource: number
  /** Most tasks that wait of those who are known. */
  readonly mostOfKnown: number
  /** Seconds after which a refused caller is told to come back. */
  readonly comeBackSeconds: number
}

/** Place in the queue. */
export interface Place {
  /** Where the task comes from. */
  readonly source: string
  /** Whether they have proven more than a stranger: then nobody else's tasks come before. */
  readonly isKnown: boolean
}

interface Waiting extends Place {
  readonly begin: () => void
}

/**
 * Creates a function that runs at most `atOnce` tasks at a time and lets a bounded number of others wait: of those who are
 * known first, then of strangers. A further task is rejected with a Problem (503) that says when to come back.
 */
export function createInTurn(limits: WaitingLimits) {
  const { atOnce, mostWaiting, mostOfSource, mostOfKnown, comeBackSeconds } = limits
  const waiting: Waiting[] = []
  let running = 0

  const hasRoom = ({ source, isKnown }: Place): boolean => {
    const lane = waiting.filter((other) => other.isKnown === isKnown)
    if (isKnown) return lane.length < mostOfKnown
    return lane.length < mostWaiting && lane.filter((other) => other.source === source).length < mostOfSource
  }
  const next = (): void => {
    const known = waiting.findIndex(({ isKnown }) => isKnown)
    const [first] = waiting.splice(Math.max(known, 0), 1)
    if (first === undefined) running -= 1
    else first.begin()
  }

  return async <Answer>(place: Place, work: () => Promise<Answer>): Promise<Answer> => {
    if (running < atOnce) running += 1
    else {
      if (!hasRoom(place)) throw new Problem(503, 'BUSY', { seconds: comeBackSeconds })
      await new Promise<void>((begin) => waiting.push({ ...place, begin }))
    }
    try {
      return await work()
    } finally {
      next()
    }
  }
}

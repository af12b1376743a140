import { Problem } from '../../../errors/problem.ts'

export interface TurnLimits {
  /** How many go on at once. */
  readonly processes: number
  /** How many wait: in all, and of one person. */
  readonly waiting: number
  readonly waitingOfPerson: number
  /** Milliseconds that one waits at most. */
  readonly waitMs: number
}

interface Waiting {
  readonly person: string
  readonly begin: () => void
}

/**
 * Turns at something scarce, one at a time for each person, so that whoever sends one heavy file after another waits for
 * themselves. `take` answers what ends the turn; a Problem says that too many wait already, or that it took too long.
 */
export function createTurns({ processes, waiting, waitingOfPerson, waitMs }: TurnLimits) {
  const going = new Set<string>()
  let queue: readonly Waiting[] = []

  const leave = (one: Waiting) => {
    queue = queue.filter((other) => other !== one)
  }
  const beginNext = () => {
    const next = queue.find(({ person }) => !going.has(person))
    if (next === undefined || going.size >= processes) return
    leave(next)
    going.add(next.person)
    next.begin()
  }
  return {
    async take(person: string): Promise<() => void> {
      const ofPerson = queue.filter((one) => one.person === person).length
      if (queue.length >= waiting || ofPerson >= waitingOfPerson) throw busy()
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      const one = { person, begin: resolve }
      const clock = setTimeout(() => {
        leave(one)
        reject(busy())
      }, waitMs)
      queue = [...queue, one]
      beginNext()
      await promise.finally(() => clearTimeout(clock))
      return () => {
        going.delete(person)
        beginNext()
      }
    },
  }
}

const busy = () => new Problem(503, 'UPLOADS_BUSY')

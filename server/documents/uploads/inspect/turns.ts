import { Problem } from '../../../errors/problem.ts'

export interface TurnLimits {
  /** Most turns at the same time. */
  readonly processes: number
  /** Most waiting requests: in all, and of one person. */
  readonly waiting: number
  readonly waitingOfPerson: number
  /** Longest wait in milliseconds. */
  readonly waitMs: number
}

interface Waiting {
  readonly person: string
  readonly begin: () => void
}

/**
 * Creates turns at a scarce resource, one at a time for each person, so that somebody who sends many heavy files waits only for
 * themselves. `take` returns a function that ends the turn. It throws a Problem (503) if too many wait already or the wait was
 * too long.
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

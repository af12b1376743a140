import type { Clock } from '../clock/clock.ts'

const restMs = 10_000

/** Pause after a failure of an outside service, during which nobody waits for it. */
export interface Rest {
  readonly isOn: () => boolean
  /** Starts the pause, of ten seconds. */
  readonly begin: () => void
}

export function createRest(clock: Pick<Clock, 'now'>): Rest {
  let until = 0
  const now = () => clock.now().getTime()
  return {
    isOn: () => now() < until,
    begin: () => {
      until = now() + restMs
    },
  }
}

/** Time as a port: the sandbox runs it faster, a test stops it. */
export interface Clock {
  readonly now: () => Date
  readonly sleep: (ms: number) => Promise<void>
}

export const systemClock: Clock = {
  now: () => new Date(),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}

/** Returns the time on an application's clock: its shift moves it ahead of real time, one business day at a time. */
export const shifted = (now: Date, timeShiftMs: number): Date => new Date(now.getTime() + timeShiftMs)

/** Retry schedule of a failed call or letter. */
export interface RetryPace {
  readonly firstMs: number
  readonly mostMs: number
  /** Number of attempts after which it is given up. */
  readonly attempts: number
}

/** Retries after one second, two, four, up to an hour: given up after about nine hours. */
export const usualBackOff: RetryPace = { firstMs: 1000, mostMs: 3_600_000, attempts: 20 }

/** Returns the delay after some attempts: doubled each time, less a random part, so that not all retry at once. */
export function waitMs({ firstMs, mostMs }: RetryPace, attempts: number, random = Math.random): number {
  const whole = Math.min(mostMs, firstMs * 2 ** Math.max(0, attempts - 1))
  return Math.round(whole * (0.5 + random() / 2))
}

/**
 * Returns the delay if a vendor names one: never less, and up to half as much more at random, because the vendor may tell many
 * callers the same.
 */
export const spreadMs = (ms: number, random = Math.random): number => Math.round(ms * (1 + random() / 2))

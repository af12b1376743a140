/** How a call or a letter that failed is sent again. */
export interface RetryPace {
  readonly firstMs: number
  readonly mostMs: number
  /** Attempts after which it is given up. */
  readonly attempts: number
}

/** A second, two, four, up to an hour apart: given up after some nine hours. */
export const usualBackOff: RetryPace = { firstMs: 1000, mostMs: 3_600_000, attempts: 20 }

/** How long to wait after so many attempts: doubled each time, less a random part, so that not all come back at once. */
export function waitMs({ firstMs, mostMs }: RetryPace, attempts: number, random = Math.random): number {
  const whole = Math.min(mostMs, firstMs * 2 ** Math.max(0, attempts - 1))
  return Math.round(whole * (0.5 + random() / 2))
}

/** How long to wait where a vendor says so: never less, and up to half as much again at random, because it may say so to many. */
export const spreadMs = (ms: number, random = Math.random): number => Math.round(ms * (1 + random() / 2))

export interface BackOff {
  readonly baseMs: number
  readonly factor: number
  readonly mostMs: number
}

/**
 * Delay before an attempt, counted from 0. It grows exponentially, and half of it is random, so that clients that were
 * disconnected together do not reconnect together.
 */
export const backOffMs = (
  { baseMs, factor, mostMs }: BackOff,
  attempt: number,
  random: () => number = Math.random,
): number => (Math.min(mostMs, baseMs * factor ** attempt) * (1 + random())) / 2

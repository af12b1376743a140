export interface BackOff {
  readonly baseMs: number
  readonly factor: number
  readonly mostMs: number
}

/** Delay before an attempt, from 0: it grows, and half of it is by chance, so that those who were cut together do not come back together. */
export const backOffMs = (
  { baseMs, factor, mostMs }: BackOff,
  attempt: number,
  random: () => number = Math.random,
): number => (Math.min(mostMs, baseMs * factor ** attempt) * (1 + random())) / 2

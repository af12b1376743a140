import type { Limits } from '../limits.ts'

/** Value of a home and debts on it, in cents. */
export interface Equity {
  readonly homeValueCents: number
  readonly owedCents: number
}

/**
 * Returns the cents that may still be lent on a home: its value up to the highest combined loan-to-value ratio, less what is
 * owed on it, and at most the highest line. May be negative.
 */
export const lendableCents = (
  { homeValueCents, owedCents }: Equity,
  maxCltvBps: number,
  { limits }: Limits,
): number =>
  Math.min(
    Math.floor((homeValueCents * maxCltvBps) / 10_000) - owedCents,
    limits.loanAmount?.maxCents ?? Number.NaN,
  )

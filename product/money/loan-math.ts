import type { Limits } from '../limits.ts'

export interface LoanTerms {
  readonly principalCents: number
  /** Annual rate, in percent: 8.25. */
  readonly ratePercent: number
  readonly termYears: number
  readonly interestOnly: boolean
}

/** Days and months of a year for interest, which accrues by the day: 365.25 and 12 (core specification 9). */
export interface Calendar {
  readonly daysPerYear: number
  readonly monthsPerYear: number
}

export const calendarOf = ({ limits }: Limits): Calendar => ({
  daysPerYear: limits.daysPerYear?.days ?? Number.NaN,
  monthsPerYear: limits.monthsPerYear?.count ?? Number.NaN,
})

/** Interest, in cents, that accrues in a number of days. */
export const accruedInterest = (
  { principalCents, ratePercent }: LoanTerms,
  days: number,
  { daysPerYear }: Calendar,
): number => Math.round((principalCents * (ratePercent / 100) * days) / daysPerYear)

/** Interest, in cents, that accrues in a month. */
export const monthlyInterest = (terms: LoanTerms, calendar: Calendar): number =>
  accruedInterest(terms, calendar.daysPerYear / calendar.monthsPerYear, calendar)

/**
 * Monthly payment in cents: interest-only rounded up to the next whole dollar, otherwise the amortising payment (core
 * specification 5).
 */
export function monthlyPayment(terms: LoanTerms, calendar: Calendar): number {
  if (terms.interestOnly) return Math.ceil(monthlyInterest(terms, calendar) / 100) * 100
  const payments = terms.termYears * calendar.monthsPerYear
  const rate = terms.ratePercent / 100 / calendar.monthsPerYear
  if (rate === 0) return Math.round(terms.principalCents / payments)
  return Math.round((terms.principalCents * rate) / (1 - (1 + rate) ** -payments))
}

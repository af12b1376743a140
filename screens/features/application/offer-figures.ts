import type { Heloc } from '#generated/domain'
import { calendarOf, findPayout, type Limits, monthlyPayment } from '#product'

export interface SidebarFigures {
  /** Dollars. */
  readonly monthlyPayment: number
  /** Percent. */
  readonly apr: number
  readonly initialDraw: number
  /** Fixed term; undefined if only interest is paid. */
  readonly termYears: number | undefined
}

/** Returns the figures of the offer sidebar; undefined unless rate and amount are above 0 (specification, section 5). */
export function findOfferFigures(heloc: Heloc, limits: Limits): SidebarFigures | undefined {
  const { rate = 0, term = 0, interestOnly = false } = heloc
  const { amountCents = 0, drawCents = 0 } = findPayout(heloc) ?? {}
  if (rate <= 0 || amountCents <= 0) return undefined
  const terms = { principalCents: amountCents, ratePercent: rate, termYears: term, interestOnly }
  return {
    monthlyPayment: monthlyPayment(terms, calendarOf(limits)) / 100,
    apr: rate,
    initialDraw: drawCents / 100,
    termYears: interestOnly || term <= 0 ? undefined : term,
  }
}

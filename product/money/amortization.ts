import { type Calendar, type LoanTerms, monthlyInterest, monthlyPayment } from './loan-math.ts'

/** Installment of one month, in cents. */
export interface Installment {
  readonly paymentCents: number
  readonly interestCents: number
  readonly principalCents: number
  /** Balance owed after the payment. */
  readonly balanceCents: number
}

/**
 * Payments that repay a loan, in whole cents: each pays the month's interest on the balance and reduces the balance
 * by the rest. The last payment takes what is left, so the balance ends at zero and nothing is paid beyond principal
 * and interest.
 */
export function amortize(terms: LoanTerms, calendar: Calendar): readonly Installment[] {
  const installments: Installment[] = []
  const months = terms.termYears * calendar.monthsPerYear
  const regular = monthlyPayment(terms, calendar)
  for (let owed = terms.principalCents; owed > 0; owed = installments.at(-1)?.balanceCents ?? 0) {
    const interestCents = monthlyInterest({ ...terms, principalCents: owed }, calendar)
    const isLast = installments.length === months - 1
    const paymentCents = isLast ? owed + interestCents : Math.min(regular, owed + interestCents)
    const principalCents = paymentCents - interestCents
    installments.push({ paymentCents, interestCents, principalCents, balanceCents: owed - principalCents })
  }
  return installments
}

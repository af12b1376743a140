/** Distribution of a funded line, in whole cents. Fee, payoffs and received amount add up to the draw. */
export interface Payout {
  readonly amountCents: number
  /** Amount of the initial draw: the one that underwriting calculated, else the whole line (readings of core specification 2). */
  readonly drawCents: number
  readonly feeCents: number
  /** Amount paid to the lenders of the loans that the line pays off. */
  readonly payoffCents: number
  readonly receivedCents: number
}

/** Line of an application, in dollars; the fee in basis points of the draw. */
export interface FundedLine {
  readonly amount: number
  readonly uwCalculatedDrawAmount?: number | undefined
  readonly originationFeeBps?: number | undefined
  readonly payoff?: { readonly amount?: number | undefined } | undefined
}

/**
 * Resolves what the applicant receives: the initial draw, never more than the line, less the origination fee (core
 * specification 9) and the loans that it pays off. Amounts and the fee are each rounded to the nearest cent, half up.
 */
export function resolvePayout({
  amount,
  uwCalculatedDrawAmount,
  originationFeeBps,
  payoff,
}: FundedLine): Payout {
  const amountCents = toCents(amount)
  const drawCents = Math.min(toCents(uwCalculatedDrawAmount ?? amount), amountCents)
  const feeCents = Math.round((drawCents * (originationFeeBps ?? 0)) / 10_000)
  const payoffCents = toCents(payoff?.amount ?? 0)
  return { amountCents, drawCents, feeCents, payoffCents, receivedCents: drawCents - feeCents - payoffCents }
}

/** Line of a payout as pages list it, in whole cents. */
export interface PayoutItem {
  readonly kind: 'line' | 'draw' | 'fee' | 'payoffs' | 'received'
  readonly cents: number
}

/** Lists a payout in the order in which it is counted. A deduction that is not made has no item. */
export function payoutItems(payout: Payout): readonly PayoutItem[] {
  const items: readonly PayoutItem[] = [
    { kind: 'line', cents: payout.amountCents },
    { kind: 'draw', cents: payout.drawCents },
    { kind: 'fee', cents: payout.feeCents },
    { kind: 'payoffs', cents: payout.payoffCents },
    { kind: 'received', cents: payout.receivedCents },
  ]
  return items.filter(({ kind, cents }) => cents > 0 || kind === 'received')
}

/** Payout of an application; undefined while no amount is chosen. */
export const findPayout = ({ amount, ...line }: Partial<FundedLine>): Payout | undefined =>
  amount === undefined ? undefined : resolvePayout({ ...line, amount })

const toCents = (dollars: number): number => Math.round(dollars * 100)

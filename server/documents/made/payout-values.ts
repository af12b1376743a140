import { formatMoney, formatPercent } from '#engine'
import type { Heloc } from '#generated/domain'
import { findPayout, type Payout, payoutItems } from '#product'
import type { Tenant } from '../../tenants/tenant.ts'

/**
 * Returns the amounts of a line, as documents and letters print them. Empty while no amount is chosen. `deducted`
 * is what comes off the initial draw: FEE, LOANS, BOTH or NONE.
 */
export function payoutValues(
  { locale }: Pick<Tenant, 'locale'>,
  heloc: Heloc,
): Readonly<Record<string, string>> {
  const payout = findPayout(heloc)
  if (payout === undefined) return {}
  const money = (cents: number) => formatMoney(cents / 100, locale)
  return {
    amount: money(payout.amountCents),
    initialDraw: money(payout.drawCents),
    originationFee: money(payout.feeCents),
    originationFeeRate: formatPercent((heloc.originationFeeBps ?? 0) / 100, locale),
    ...(payout.payoffCents > 0 ? { loansPaidOff: money(payout.payoffCents) } : { noLoansPaidOff: 'true' }),
    deducted: deductions(payout),
    youReceive: money(payout.receivedCents),
  }
}

function deductions(payout: Payout): string {
  const kinds = payoutItems(payout).map(({ kind }) => kind)
  if (kinds.includes('fee')) return kinds.includes('payoffs') ? 'BOTH' : 'FEE'
  return kinds.includes('payoffs') ? 'LOANS' : 'NONE'
}

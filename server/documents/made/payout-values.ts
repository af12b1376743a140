import { findPayout, formatMoney, formatPercent } from '#engine'
import type { Heloc } from '#generated/domain'
import type { Tenant } from '../../tenants/tenant.ts'

/**
 * Returns the amounts of a line, as documents and letters print them. Empty while no amount is chosen. `loansPaidOff` is set if
 * it pays off any loans, otherwise `noLoansPaidOff`.
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
    youReceive: money(payout.receivedCents),
  }
}

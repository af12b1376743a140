import { formatMoney } from '#engine'
import type { Heloc } from '#generated/domain'
import type { Tenant } from '../../tenants/tenant.ts'

/**
 * Returns what the county charged to record the deed, as letters print it. `recorded` says whether it is known, and
 * whether a tax is part of it: UNKNOWN, FEE or TAXED.
 */
export function recordingValues(
  { locale }: Pick<Tenant, 'locale'>,
  { recordingCosts }: Heloc,
): Readonly<Record<string, string>> {
  if (recordingCosts === undefined) return { recorded: 'UNKNOWN' }
  const { feeCents, taxCents } = recordingCosts
  return {
    recorded: taxCents > 0 ? 'TAXED' : 'FEE',
    recordingFee: formatMoney(feeCents / 100, locale),
    recordingTax: formatMoney(taxCents / 100, locale),
  }
}

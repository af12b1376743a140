import { isIncomePaper } from '#engine'
import type { Heloc } from '#generated/domain'

type Source = NonNullable<Heloc['incomeSources']>[number]

/** Ways to link, the likeliest first. */
export const linkTypes = [
  'TRUV_PAYROLL',
  'PLAID_TRANSACTIONS',
  'POINTSERV_TAX',
  'POINTSERV_1099_MISC',
  'POINTSERV_PAYROLL',
  'TRUV_FINANCIAL_ACCOUNTS',
] as const satisfies readonly NonNullable<Source['type']>[]

/** What was stated at registration and what was linked since. */
export function incomeSourcesOf({ incomeSources = [] }: Heloc): readonly Source[] {
  return incomeSources
}

export const proofsOf = ({ documents = [] }: Heloc) => documents.filter(isIncomePaper)

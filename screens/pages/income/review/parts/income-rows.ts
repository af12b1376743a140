import type { Heloc } from '#generated/domain'
import { isIncomePaper } from '#product'

type Source = NonNullable<Heloc['incomeSources']>[number]

/** Ways to link, the most likely first. */
export const linkTypes = [
  'TRUV_PAYROLL',
  'PLAID_TRANSACTIONS',
  'POINTSERV_TAX',
  'POINTSERV_1099_MISC',
  'POINTSERV_PAYROLL',
  'TRUV_FINANCIAL_ACCOUNTS',
] as const satisfies readonly NonNullable<Source['type']>[]

export type LinkType = (typeof linkTypes)[number]

/** Most suitable way for a kind of income, if it is not the most likely one. */
const bestWays: Readonly<Partial<Record<NonNullable<Source['employmentType']>, LinkType>>> = {
  SELF_EMPLOYED: 'POINTSERV_TAX',
  RETIRED: 'PLAID_TRANSACTIONS',
  SEPARATE_MAINTENANCE_PAYMENTS: 'PLAID_TRANSACTIONS',
}

/** Returns the way to link that suits the first stated income. */
export const bestWayFor = ({ incomeSources = [] }: Heloc): LinkType =>
  bestWays[incomeSources[0]?.employmentType ?? 'FULL_TIME'] ?? linkTypes[0]

/** Returns the incomes stated at registration and those linked since. */
export function incomeSourcesOf({ incomeSources = [] }: Heloc): readonly Source[] {
  return incomeSources
}

export const proofsOf = ({ documents = [] }: Heloc) => documents.filter(isIncomePaper)

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

export type LinkType = (typeof linkTypes)[number]

/** Ways that show an income of a kind best, where it is not the likeliest one. */
const bestWays: Readonly<Partial<Record<NonNullable<Source['employmentType']>, LinkType>>> = {
  SELF_EMPLOYED: 'POINTSERV_TAX',
  RETIRED: 'PLAID_TRANSACTIONS',
  SEPARATE_MAINTENANCE_PAYMENTS: 'PLAID_TRANSACTIONS',
}

/** The way to link that suits the income stated first. */
export const bestWayFor = ({ incomeSources = [] }: Heloc): LinkType =>
  bestWays[incomeSources[0]?.employmentType ?? 'FULL_TIME'] ?? linkTypes[0]

/** What was stated at registration and what was linked since. */
export function incomeSourcesOf({ incomeSources = [] }: Heloc): readonly Source[] {
  return incomeSources
}

export const proofsOf = ({ documents = [] }: Heloc) => documents.filter(isIncomePaper)

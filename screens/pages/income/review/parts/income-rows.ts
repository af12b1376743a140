import type { DocumentType, Heloc } from '#generated/domain'

type Source = NonNullable<Heloc['incomeSources']>[number]

/** Papers that can prove an income without linking. */
export const proofTypes = [
  'USER_UPLOADED_PAYSTUB',
  'BANK_STATEMENT',
] as const satisfies readonly DocumentType[]

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

export function proofsOf({ documents = [] }: Heloc) {
  return documents.filter(({ type }) => proofTypes.some((proof) => proof === type))
}

/**
 * An income that is only stated proves nothing (server/submissions/income.ts refuses it); once links did not show
 * enough, only a paper does.
 */
export function hasProof(heloc: Heloc, wantsPaper = false): boolean {
  if (proofsOf(heloc).length > 0) return true
  return (
    !wantsPaper && incomeSourcesOf(heloc).some(({ status }) => status === 'PENDING' || status === 'VERIFIED')
  )
}

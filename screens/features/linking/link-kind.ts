/** Kind of institution for each way of linking, which decides the question in the window. */
const asks = {
  BANK_ACCOUNT: 'BANK',
  TRUV_PAYROLL: 'EMPLOYER',
  POINTSERV_PAYROLL: 'EMPLOYER',
  PLAID_TRANSACTIONS: 'BANK',
  TRUV_FINANCIAL_ACCOUNTS: 'BANK',
  POINTSERV_TAX: 'TAX',
  POINTSERV_1099_MISC: 'TAX',
} as const

/** Way of linking: an income by its type, or the bank account that receives the money. */
export type LinkWay = keyof typeof asks

export type IncomeLinkKind = Exclude<LinkWay, 'BANK_ACCOUNT'>

export const isLinkKind = (text: unknown): text is LinkWay =>
  typeof text === 'string' && Object.hasOwn(asks, text)

export const isIncomeLinkKind = (text: unknown): text is IncomeLinkKind =>
  isLinkKind(text) && text !== 'BANK_ACCOUNT'

export const askedBy = (kind: LinkWay) => asks[kind]

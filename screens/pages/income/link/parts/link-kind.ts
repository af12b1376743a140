/** Whom each way of linking asks: it decides which names the window offers. */
const kinds = {
  TRUV_PAYROLL: 'EMPLOYER',
  POINTSERV_PAYROLL: 'EMPLOYER',
  PLAID_TRANSACTIONS: 'BANK',
  TRUV_FINANCIAL_ACCOUNTS: 'BANK',
  POINTSERV_TAX: 'TAX',
  POINTSERV_1099_MISC: 'TAX',
} as const

export type LinkType = keyof typeof kinds

export function isLinkType(type: string): type is LinkType {
  return Object.hasOwn(kinds, type)
}

/** Copy keys of the names that the sandbox window offers. */
const choices = {
  EMPLOYER: [
    'income.link.choices.EMPLOYER.steady',
    'income.link.choices.EMPLOYER.other',
    'income.link.choices.EMPLOYER.short',
  ],
  BANK: ['income.link.choices.BANK.steady', 'income.link.choices.BANK.other'],
  TAX: ['income.link.choices.TAX.steady', 'income.link.choices.TAX.other'],
} as const

export function linkKind(type: LinkType) {
  const kind = kinds[type]
  return { kind, choices: choices[kind] }
}

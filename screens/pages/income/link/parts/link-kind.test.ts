import { describe, expect, it } from 'vitest'
import { isLinkType, linkKind } from './link-kind.ts'

describe('a way of linking an income', () => {
  it('is known by the type of the income source', () => {
    expect(isLinkType('PLAID_TRANSACTIONS')).toBe(true)
  })

  it.each(['', 'MANUAL_PAYSTUB', 'toString', 'plaid_transactions'])('is never %j', (type) => {
    expect(isLinkType(type)).toBe(false)
  })

  it('asks employers for payroll, banks for deposits', () => {
    expect(linkKind('TRUV_PAYROLL').kind).toBe('EMPLOYER')
    expect(linkKind('TRUV_FINANCIAL_ACCOUNTS').kind).toBe('BANK')
  })
})

import { describe, expect, it } from 'vitest'
import { askedBy, isIncomeLinkKind, isLinkKind } from './link-kind.ts'

describe('a way of linking', () => {
  it('is known by the type of the income source', () => {
    expect(isIncomeLinkKind('PLAID_TRANSACTIONS')).toBe(true)
  })

  it('is no way to link an income when it is the account that receives the money', () => {
    expect(isLinkKind('BANK_ACCOUNT')).toBe(true)
    expect(isIncomeLinkKind('BANK_ACCOUNT')).toBe(false)
  })

  it.each(['', 'MANUAL_PAYSTUB', 'toString', 'plaid_transactions', undefined])('is never %j', (text) => {
    expect(isLinkKind(text)).toBe(false)
  })

  it('asks employers for payroll, banks for deposits', () => {
    expect(askedBy('TRUV_PAYROLL')).toBe('EMPLOYER')
    expect(askedBy('TRUV_FINANCIAL_ACCOUNTS')).toBe('BANK')
  })
})

import { describe, expect, it } from 'vitest'
import { hasIncomeProof, isIncomePaper } from './income-proof.ts'

const paperAsked = { manualPaystubUpload: true, manualPaystubTasksComplete: false }

describe('the proof of an income', () => {
  it('is missing while an income is only stated', () => {
    expect(hasIncomeProof({ incomeSources: [{ status: 'STATED' }] }, {})).toBe(false)
  })

  it.each(['PENDING', 'VERIFIED'] as const)('is there once an income is %s', (status) => {
    expect(hasIncomeProof({ incomeSources: [{ status: 'STATED' }, { status }] }, {})).toBe(true)
  })

  it.each(['USER_UPLOADED_PAYSTUB', 'BANK_STATEMENT'] as const)('is there once a %s is uploaded', (type) => {
    expect(hasIncomeProof({ documents: [{ type }] }, {})).toBe(true)
  })

  it('must be a paper once links did not show enough', () => {
    const linked = { incomeSources: [{ status: 'PENDING' as const }] }
    expect(hasIncomeProof(linked, paperAsked)).toBe(false)
    expect(hasIncomeProof({ ...linked, documents: [{ type: 'BANK_STATEMENT' }] }, paperAsked)).toBe(true)
  })

  it('is never a paper that was weighed already', () => {
    const weighed = { type: 'BANK_STATEMENT' as const, weighed: true }
    expect(hasIncomeProof({ documents: [weighed] }, paperAsked)).toBe(false)
    expect(hasIncomeProof({ documents: [weighed, { type: 'USER_UPLOADED_PAYSTUB' }] }, paperAsked)).toBe(true)
  })

  it('is never another document of the application', () => {
    expect([{ type: 'NOTE' as const }, { type: 'PASSPORT_FRONT' as const }].some(isIncomePaper)).toBe(false)
  })
})

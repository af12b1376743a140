import { describe, expect, it } from 'vitest'
import { hasProof, proofsOf } from './income-rows.ts'

describe('the proof of an income', () => {
  it('is missing while an income is only stated', () => {
    expect(hasProof({ incomeSources: [{ status: 'STATED' }] })).toBe(false)
  })

  it.each(['PENDING', 'VERIFIED'] as const)('is there once an income is %s', (status) => {
    expect(hasProof({ incomeSources: [{ status: 'STATED' }, { status }] })).toBe(true)
  })

  it.each(['USER_UPLOADED_PAYSTUB', 'BANK_STATEMENT'] as const)('is there once a %s is uploaded', (type) => {
    expect(hasProof({ documents: [{ type }] })).toBe(true)
  })

  it('must be a paper once links did not show enough', () => {
    const linked = { incomeSources: [{ status: 'PENDING' as const }] }
    expect(hasProof(linked, true)).toBe(false)
    expect(hasProof({ ...linked, documents: [{ type: 'BANK_STATEMENT' }] }, true)).toBe(true)
  })

  it('is never another document of the application', () => {
    expect(proofsOf({ documents: [{ type: 'NOTE' }, { type: 'PASSPORT_FRONT' }] })).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { lintPatched } from '../../../tests/support/lint/lint-patched.ts'

const withLoan = (loanAmount: { readonly minCents: number; readonly maxCents: number }) =>
  lintPatched({ 'flows/limits.json': { limits: { loanAmount } } }, 'limits-crossed')

describe('limits-crossed', () => {
  it('reports a minimum that is more than its maximum', () => {
    expect(withLoan({ minCents: 50_000_000, maxCents: 40_000_000 })).toEqual([
      {
        rule: 'limits-crossed',
        severity: 'error',
        message: '`minCents` of "loanAmount", 50000000, is more than its `maxCents`, 40000000.',
        file: 'flows/limits.json',
        at: '50000000',
        pointer: '/limits/loanAmount/minCents',
        hint: 'One of the two is wrong.',
      },
    ])
  })

  it('reports the one of two that a lender wrote', () => {
    const overrides = { limits: { limits: { loanAmount: { maxCents: 400_000 } } } }
    expect(lintPatched({ 'tenants/bank/tenant.json': { overrides } }, 'limits-crossed')).toMatchObject([
      { tenant: 'bank', file: 'tenants/bank/tenant.json', at: '400000' },
    ])
  })

  it('reports waits that begin above their most', () => {
    const polling = { baseMs: 1000, maxMs: 500 }
    expect(lintPatched({ 'flows/server-states.json': { polling } }, 'limits-crossed')).toMatchObject([
      { pointer: '/polling/baseMs', message: '`baseMs` of "polling", 1000, is more than its `maxMs`, 500.' },
    ])
  })

  it.each([
    [{ session: { idleMs: 3000, absoluteMs: 2000 } }, '/limits/session/idleMs'],
    [{ password: { minLength: 20, strongLength: 16 } }, '/limits/password/minLength'],
    [{ proof: { anewMs: 900_001, recentMs: 900_000 } }, '/limits/proof/anewMs'],
    [{ wrongPasswords: { firstMs: 9, mostMs: 8 } }, '/limits/wrongPasswords/firstMs'],
  ])('reports %j, of which the first comes too late', (limits, pointer) => {
    expect(lintPatched({ 'flows/limits.json': { limits } }, 'limits-crossed')).toMatchObject([{ pointer }])
  })

  it('reports more files at once than an application may hold', () => {
    const limits = { upload: { maxFiles: 300 }, storage: { maxFiles: 200 } }
    expect(lintPatched({ 'flows/limits.json': { limits } }, 'limits-crossed')).toMatchObject([
      {
        pointer: '/limits/upload/maxFiles',
        message: '`maxFiles` of "upload", 300, is more than that of "storage", 200.',
      },
    ])
  })

  it('accepts a least that is the most', () => {
    expect(withLoan({ minCents: 40_000_000, maxCents: 40_000_000 })).toEqual([])
  })
})

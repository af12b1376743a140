import { describe, expect, it } from 'vitest'
import { shippedTenants } from '../../../../tests/support/backend/create-test-app.ts'
import { testApplication } from '../../../../tests/support/backend/test-application.ts'
import type { Application } from '../../../applications/application.ts'
import { ownAnswer } from '../own-answer.ts'

const tenant = shippedTenants().resolve('hearthline')
const ordered = { kind: 'BPO', orderedAt: '2026-11-21T12:00:00.000Z', feePaid: 180 } as const
const visited = { ...ordered, receivedAt: '2026-11-24T12:00:00.000Z' } as const
const ended = (kind: 'WITHDRAWN' | 'RESCINDED') =>
  ({ cancellation: { kind, at: '2026-11-25T12:00:00.000Z' } }) as const
const tell = (question: 'refund' | 'cancel' | 'valuation', state: string, heloc: Application['heloc']) =>
  ownAnswer(tenant, { ...testApplication(heloc), state }, question)

describe('the fee for a valuation', () => {
  it('is given back before the visit, and after it only where the law says so', () => {
    expect(tell('refund', 'BPO_PROCESSING', { valuation: ordered })).toMatch(
      /^You paid \$180 for the valuation\. If you withdraw or cancel before the visit, you get it back: call/,
    )
    expect(tell('refund', 'NOTE_SIGNING', { valuation: visited })).toMatch(
      /After the visit it is given back only until 3 business days .* or if you use your right to cancel/,
    )
  })

  it('is due to whoever withdrew before the visit or used the right to cancel', () => {
    const due = /^You paid \$180 for the valuation, and you get it back: call/
    expect(tell('refund', 'CANCELLED', { valuation: ordered, ...ended('WITHDRAWN') })).toMatch(due)
    expect(tell('refund', 'CANCELLED', { valuation: visited, ...ended('RESCINDED') })).toMatch(due)
    expect(tell('refund', 'CANCELLED', { valuation: visited, ...ended('WITHDRAWN') })).not.toMatch(due)
  })

  it('is none where no valuation was ordered, and is not denied while it is being collected', () => {
    expect(tell('refund', 'OFFER_SELECTION', {})).toMatch(/^You have paid us no fee for a valuation/)
    expect(tell('refund', 'WAITING_FOR_BPO_ORDER', { valuation: { kind: 'BPO' } })).toBe('')
  })

  it('is named beside how to withdraw to whoever paid it', () => {
    expect(tell('cancel', 'BPO_PROCESSING', { valuation: ordered })).toMatch(
      /^You can withdraw .* You paid \$180/,
    )
    expect(tell('cancel', 'OFFER_SELECTION', {})).not.toContain('You paid')
  })
})

describe('the visit for a valuation', () => {
  it('is called off with the application, and is over once the home is valued', () => {
    expect(tell('valuation', 'BPO_PROCESSING', { valuation: ordered })).toMatch(
      /^A real estate broker will call/,
    )
    expect(tell('valuation', 'CANCELLED', { valuation: ordered, ...ended('WITHDRAWN') })).toContain(
      'The visit to your home is no longer needed',
    )
    expect(tell('valuation', 'NOTE_SIGNING', { property: { valueSource: 'BROKER' } })).toMatch(
      /^Your home has been valued/,
    )
  })
})

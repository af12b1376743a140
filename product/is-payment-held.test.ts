import { expect, it } from 'vitest'
import type { ServerState } from '#generated/domain'
import { lender } from '../tests/support/lenders/lender.ts'
import { isPaymentHeld } from './is-payment-held.ts'

const { journey } = lender('hearthline')
const isHeldAt = (checklistStatus: ServerState, paymentHeld = true) =>
  isPaymentHeld(journey, { checklistStatus, paymentHeld })

it('is held from the beginning until the money is sent, and nothing is once none can leave', () => {
  for (const state of ['HMDA', 'TRUST_AND_INSURANCE', 'FUNDABLE'] as const) {
    expect(isHeldAt(state)).toBe(true)
    expect(isHeldAt(state, false)).toBe(false)
  }
  for (const state of ['COMPLETE', 'DECLINED', 'CREDIT_MINOR', 'CANCELLED'] as const)
    expect(isHeldAt(state)).toBe(false)
})

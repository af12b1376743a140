import { expect, it } from 'vitest'
import type { Heloc, ServerState } from '#generated/domain'
import { lender } from '../tests/support/lenders/lender.ts'
import { isPaymentHeld, isPaymentSent } from './is-payment-held.ts'

const { journey } = lender('hearthline')
const isHeldAt = (checklistStatus: ServerState, paymentHeld = true, heloc: Heloc = {}) =>
  isPaymentHeld(journey, { checklistStatus, paymentHeld }, heloc)
const funded: Heloc = { fundedAt: '2026-11-26T12:00:00.000Z' }

it('is held from the beginning until the money is sent, and nothing is once none can leave', () => {
  for (const state of ['HMDA', 'TRUST_AND_INSURANCE', 'FUNDABLE'] as const) {
    expect(isHeldAt(state)).toBe(true)
    expect(isHeldAt(state, false)).toBe(false)
  }
  for (const state of ['COMPLETE', 'DECLINED', 'CREDIT_MINOR', 'CANCELLED'] as const)
    expect(isHeldAt(state)).toBe(false)
})

it('was sent before anybody said that it was not them, and then is not held too', () => {
  expect(isPaymentSent({ paymentHeld: true }, funded)).toBe(true)
  expect(isPaymentSent({}, funded)).toBe(false)
  expect(isPaymentSent({ paymentHeld: true }, {})).toBe(false)
  expect(isHeldAt('PAYOFF_REQUEST_PENDING', true, funded)).toBe(false)
})

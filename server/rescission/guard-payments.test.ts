import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { testApplication } from '../../tests/support/backend/test-application.ts'
import { sandboxVendors } from '../vendors/sandbox/sandbox-vendors.ts'
import { guardPayments } from './guard-payments.ts'

const endsAt = new Date('2026-11-25T05:00:00.000Z')
const payment = { cents: 5_820_600, to: { accountLastFour: '4321' } }

function pay(
  heloc: Parameters<typeof testApplication>[0],
  now: Date,
  state = 'FUNDING_DECISION',
  release = async () => {},
) {
  const send = vi.fn(sandboxVendors.payments.send)
  const vendors = { ...sandboxVendors, payments: { ...sandboxVendors.payments, send } }
  const { payments } = guardPayments(vendors, { ...testApplication(heloc), state }, now, release)
  return { sent: payments.send(payment, { key: 'key' }), send }
}

const principal = {
  property: { occupancy: 'PRIMARY' as const },
  rescissionEndsAt: endsAt.toISOString(),
}

describe('the payment rail that jobs get', () => {
  it('never sends money before the right to cancel has ended, whatever the state is said to be', async () => {
    const before = fc.date({ min: new Date(0), max: new Date(endsAt.getTime() - 1), noInvalidDate: true })
    const states = fc.constantFrom('RESCISSION', 'RECORDING', 'FUNDABLE', 'FUNDING_DECISION', 'COMPLETE')
    await fc.assert(
      fc.asyncProperty(before, states, async (now, state) => {
        const { sent, send } = pay(principal, now, state)
        await expect(sent).rejects.toThrow('the right to cancel has not ended')
        expect(send).not.toHaveBeenCalled()
      }),
    )
  })

  it('never sends money on a principal dwelling whose right to cancel was never set', async () => {
    const { sent, send } = pay({ property: { occupancy: 'PRIMARY' } }, new Date('2036-01-01'))
    await expect(sent).rejects.toThrow('the right to cancel has not ended')
    expect(send).not.toHaveBeenCalled()
  })

  it('sends it from the midnight on that ends the right, and at once where there is none', async () => {
    const { send, sent } = pay(principal, endsAt)
    await sent
    expect(send).toHaveBeenCalledWith(payment, { key: 'key' })
    const second = pay({ property: { occupancy: 'SECOND_HOME' } }, new Date('2026-11-20'))
    await second.sent
    expect(second.send).toHaveBeenCalledOnce()
  })

  it('sends none while it is held', async () => {
    const held = () => Promise.reject(new Error('held'))
    const { send, sent } = pay(principal, endsAt, 'FUNDING_DECISION', held)
    await expect(sent).rejects.toThrow('held')
    expect(send).not.toHaveBeenCalled()
  })

  it('never pays off another lender before that either', async () => {
    const payOff = vi.fn(sandboxVendors.payments.payOff)
    const vendors = { ...sandboxVendors, payments: { ...sandboxVendors.payments, payOff } }
    const pays = (now: Date) =>
      guardPayments(vendors, testApplication(principal), now, async () => {}).payments.payOff(
        { cents: 4_500_000, lender: 'Pioneer Savings Bank' },
        { key: 'key' },
      )
    await expect(pays(new Date(endsAt.getTime() - 1))).rejects.toThrow('the right to cancel has not ended')
    expect(payOff).not.toHaveBeenCalled()
    await pays(endsAt)
    expect(payOff).toHaveBeenCalledOnce()
  })
})

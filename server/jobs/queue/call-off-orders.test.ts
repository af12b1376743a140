import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createTestApp } from '../../../tests/support/backend/create-test-app.ts'
import { Borrower } from '../../../tests/support/http/borrower.ts'
import { registration } from '../../../tests/support/http/registration.ts'
import { moveBy, walk } from '../../../tests/support/http/road.ts'
import { sandboxVendors } from '../../vendors/sandbox/sandbox-vendors.ts'

// Most of an application runs here, on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

const { notary, valuations } = sandboxVendors
const called: object[] = []
let app: FastifyInstance
beforeAll(async () => {
  app = await createTestApp({
    sandbox: { daySeconds: 3600, jobMs: 0, reviewMs: 3_600_000 },
    vendors: {
      notary: {
        ...notary,
        book: async (address, appointment, call) => {
          const outcome = await notary.book(address, appointment, call)
          called.push({ outcome, ...appointment, application: call.application })
          return outcome
        },
        callOff: (appointment, call) => {
          called.push({ ...appointment, application: call.application })
          return notary.callOff(appointment, call)
        },
      },
      valuations: {
        ...valuations,
        callOff: (order, call) => {
          called.push({ ...order, application: call.application })
          return valuations.callOff(order, call)
        },
        receive: async () => {
          throw new Error('The broker has not been there yet.')
        },
      },
    },
  })
})
beforeEach(() => {
  called.length = 0
})
afterAll(() => app.close())

async function at(state: string, answers: Parameters<typeof registration>[0]): Promise<Borrower> {
  const borrower = new Borrower(app)
  await borrower.register(registration(answers))
  await walk(borrower, state)
  return borrower
}

const slotsOf = async (borrower: Borrower): Promise<readonly string[]> =>
  (
    await borrower.get(`/service-application/api/v1/application/heloc/${borrower.application}/notary-slots`)
  ).json().slots
const reserve = (borrower: Borrower, startsAt: string | undefined, place = 'HOME') =>
  borrower.submit('notary-visit', { place, startsAt, feeConsent: true })
const withdraw = async (borrower: Borrower) =>
  expect((await borrower.submit('withdrawal', { withdrawConsent: true })).statusCode).toBe(200)

it('books a notary at the vendor, and calls the visit off once the application is withdrawn', async () => {
  const borrower = await at('MANUAL_DEED_SIGNING', { state: 'CA', street1: '811 Elm Street' })
  const [startsAt] = await slotsOf(borrower)
  const { application } = borrower
  expect((await reserve(borrower, startsAt)).statusCode).toBe(200)
  expect(called).toEqual([{ outcome: 'BOOKED', place: 'HOME', startsAt, lastName: 'Doe', application }])
  await withdraw(borrower)
  await vi.waitFor(() => expect(called.slice(1)).toEqual([{ startsAt, application }]), 10_000)
})

it('asks for another time where the vendor has given this one away meanwhile', async () => {
  const borrower = await at('MANUAL_DEED_SIGNING', {
    ...{ state: 'CA', street1: '813 Elm Street', lastName: 'Nobooking' },
  })
  const [first, second] = await slotsOf(borrower)
  const refused = await reserve(borrower, first)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'SLOT_TAKEN'])
  expect((await borrower.heloc()).notaryVisit).toBeUndefined()
  expect((await reserve(borrower, second, 'OFFICE')).statusCode).toBe(200)
})

it('calls off a valuation whose result has not come', async () => {
  const borrower = await at('NO_AVM_FOUND', { street1: '3 Unvalued Road' })
  await moveBy(borrower, 'submissions/value-estimate')
  await borrower.reach('BPO_ORDER_REQUEST')
  await moveBy(borrower, 'submissions/valuation-order')
  await vi.waitFor(async () => expect((await borrower.heloc()).valuation?.orderedAt).toBeDefined(), 10_000)
  await withdraw(borrower)
  const { application } = borrower
  const off = { reference: expect.stringMatching(/^BPO-\d{8}$/), application }
  await vi.waitFor(() => expect(called).toEqual([off]), 10_000)
})

it('calls nothing off where nothing was ordered', async () => {
  const borrower = await at('OFFER_SELECTION', {})
  await withdraw(borrower)
  const other = await at('MANUAL_DEED_SIGNING', { state: 'CA', street1: '815 Elm Street' })
  const [startsAt] = await slotsOf(other)
  await reserve(other, startsAt)
  await withdraw(other)
  await vi.waitFor(() => expect(called).toHaveLength(2), 10_000)
  expect(called).toMatchObject([{ outcome: 'BOOKED' }, { application: other.application }])
})

import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createTestApp } from '../../../../tests/support/backend/create-test-app.ts'
import { Borrower } from '../../../../tests/support/http/borrower.ts'
import { registration } from '../../../../tests/support/http/registration.ts'
import { answersTo, moveBy, walk } from '../../../../tests/support/http/road.ts'
import { lettersOf, notifications } from '../../../../tests/support/http/told.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let app: FastifyInstance
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

it('tells by letter and bell of a refused fee, until the valuation is ordered again', async () => {
  const borrower = new Borrower(app)
  await borrower.register(registration({ street1: '3 Unvalued Road' }))
  await walk(borrower, 'NO_AVM_FOUND')
  await moveBy(borrower, 'submissions/value-estimate')
  await borrower.reach('BPO_ORDER_REQUEST')
  const accountNumber = '0000000003'
  const order = Object(await answersTo(borrower, 'submissions/valuation-order'))
  await borrower.step('valuation-order', { ...order, accountNumber, accountNumberRepeated: accountNumber })
  await borrower.reach('BPO_ORDER_REQUEST')
  const title = 'Your bank declined the fee for the valuation'
  const letter = (await lettersOf(borrower)).find(({ template }) => template === 'valuationFeeRefused')
  expect(letter?.subject).toBe(title)
  const told = async () => (await notifications(borrower)).find((one) => one.title.endsWith(title))
  const redirectPath = `/account/heloc/${borrower.application}`
  expect(await told()).toMatchObject({ status: 'UNREAD', ctas: [{ title: 'Continue', redirectPath }] })
  await moveBy(borrower, 'submissions/valuation-order')
  await borrower.reach('OFFER_SELECTION')
  expect(await told()).toMatchObject({ status: 'READ', ctas: [] })
})

import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createTestApp } from '../../../tests/support/backend/create-test-app.ts'
import { Borrower } from '../../../tests/support/http/borrower.ts'
import { registration } from '../../../tests/support/http/registration.ts'
import { moveBy, walk } from '../../../tests/support/http/road.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let app: FastifyInstance
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

it('shows the value for which a home was refused, not the one from before', async () => {
  const borrower = new Borrower(app)
  await borrower.register(registration({ street1: '9 Worthless Wharf', state: 'TX' }))
  await walk(borrower, 'BPO_ORDER_REQUEST')
  const before = await borrower.heloc()
  await moveBy(borrower, 'submissions/valuation-condition')
  await borrower.reach('DECLINED')
  const { property, adjustedHomeAmount } = await borrower.heloc()
  expect(adjustedHomeAmount).toBe(property?.value)
  expect(adjustedHomeAmount).not.toBe(before.adjustedHomeAmount)
})

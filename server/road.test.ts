import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Borrower } from './testing/borrower.ts'
import { createTestApp } from './testing/create-test-app.ts'
import { registration } from './testing/registration.ts'
import { walk } from './testing/road.ts'

let app: FastifyInstance
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

describe('the main road', () => {
  it('leads from registration to COMPLETE', async () => {
    const borrower = new Borrower(app)
    await borrower.register(registration())
    const passed = await walk(borrower)
    expect(passed.at(-1)).toBe('COMPLETE')
    expect(passed).toContain('HMDA')
  }, 30_000)
})

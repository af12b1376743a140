import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp } from '../../../tests/support/backend/create-test-app.ts'
import { Borrower } from '../../../tests/support/http/borrower.ts'
import { registration } from '../../../tests/support/http/registration.ts'
import { walk } from '../../../tests/support/http/road.ts'

// A whole application runs here, on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

const waits: number[] = []
let app: FastifyInstance
beforeAll(async () => {
  app = await createTestApp({
    clock: { now: () => new Date(), sleep: async (ms) => void waits.push(ms) },
    sandbox: { jobMs: 3, daySeconds: 4, reviewMs: 0 },
  })
})
afterAll(() => app.close())

describe('the pace of a state', () => {
  it('holds a job as long as the vendor, and each day of the right to cancel as long as a day, takes', async () => {
    const borrower = new Borrower(app)
    await borrower.register(registration())
    await walk(borrower)
    expect(new Set(waits)).toEqual(new Set([3, 4000]))
  })
})

describe('POST /sandbox/applications/{uuid}/review', () => {
  it('says so when nothing waits', async () => {
    const borrower = new Borrower(app)
    await borrower.register(registration())
    const url = `/sandbox/applications/${borrower.application}/review`
    const answer = await app.inject({ method: 'POST', url })
    expect(answer.statusCode).toBe(409)
    expect(answer.json().errors).toEqual([
      'Nothing is waiting here: the application is at GEN_PRE_SOFT_CREDIT_DISCLOSURE.',
    ])
  })
})

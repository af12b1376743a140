// @module-tag slow
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestDatabase } from '../support/database/test-database.ts'
import { type Soak, soakKills, soakRequests, soakTelling } from './soak.ts'

// Shortest run of `npm run soak` that still shows that it works, possibly on a machine that is busy with other tests.
vi.setConfig({ testTimeout: 300_000 })

let database: Awaited<ReturnType<typeof createTestDatabase>>
let soak: Soak
beforeEach(async () => {
  database = await createTestDatabase()
  soak = { databaseUrl: database.url, seed: Number(process.env.SEED ?? 1), say: () => {} }
})
afterEach(() => database.remove())

describe('requests made from the OpenAPI document, right and wrong', () => {
  it('are answered as the document says, and none by a fault of the server', async () => {
    const states = ['OFFER_SELECTION', 'INCOME_VERIFICATION', 'DEED_SIGNING']
    const requests = 500
    const { faults, sent } = await soakRequests(soak, requests, { states, signerSteps: ['acts/consent'] })
    expect(faults).toEqual([])
    expect(sent).toBeGreaterThanOrEqual(requests)
  })
})

describe('a server that is killed while borrowers walk the road', () => {
  it('has lost nothing of what it acknowledged, and done nothing twice', async () => {
    const { faults, completed } = await soakKills(soak, 1)
    expect(faults).toEqual([])
    expect(completed).toBeGreaterThan(0)
  })
})

describe('what browsers tell of applications while the server is killed', () => {
  it('adds up: each view of those who agreed is stored once, and the funnel is what the log of events says', async () => {
    const { faults, views } = await soakTelling(soak, 3, 1)
    expect(faults).toEqual([])
    expect(views).toBeGreaterThan(10)
  })
})

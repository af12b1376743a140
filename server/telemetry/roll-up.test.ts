import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { TelemetryEvent, TelemetrySessionKey } from '#generated/api'
import { createTestApp, shippedTenants } from '../../tests/support/backend/create-test-app.ts'
import { pageView, sessionRequest } from '../../tests/support/backend/telemetry-client.ts'
import { openTestDatabase } from '../../tests/support/database/test-database.ts'
import type { OpenDatabase } from '../database/database.ts'
import { telemetryErrorDays, telemetryPageDays, telemetryVitalDays } from '../database/schema.ts'
import { rollUp } from './roll-up.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let now = new Date('2026-06-01T23:59:00.000Z')
const clock = { now: () => now, sleep: async () => {} }
let app: FastifyInstance
let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  app = await createTestApp({ database, clock })
  await driven()
  await rollUp({ database, clock, tenants: shippedTenants() })
})
afterAll(() => app.close())

const post = async (path: string, payload: object) => {
  const answer = await app.inject({ method: 'POST', url: `/service-telemetry/ft/external/${path}`, payload })
  expect(answer.statusCode, answer.body).toBeLessThan(300)
  return answer
}
const tell = (event: TelemetryEvent) => post('event', event)
const later = (ms: number) => {
  now = new Date(now.getTime() + ms)
}
const vital = (key: TelemetrySessionKey, id: string, value: number): TelemetryEvent =>
  pageView(key, {
    event: 'browser.web_vital',
    eventProperties: { 'log.record.uid': randomUUID(), name: 'lcp', value, delta: value, id },
  })

/**
 * Sends the events of two browsers: one goes from registration to its support page over midnight and has an error there; the
 * other stays an afternoon.
 */
async function driven(): Promise<void> {
  const one: TelemetrySessionKey = (await post('session', sessionRequest())).json().sessionKey
  await tell(pageView(one))
  later(90_000)
  await tell(pageView(one, { pagePath: '/account/heloc/register/support' }))
  later(5_000)
  const exception = { 'exception.type': 'TypeError', 'exception.message': 'Uncaught error' } as const
  const eventProperties = { 'log.record.uid': randomUUID(), ...exception }
  await tell(
    pageView(one, { pagePath: '/account/heloc/register/support', event: 'exception', eventProperties }),
  )
  await tell(vital(one, 'v5-1-1', 2300))
  await tell(vital(one, 'v5-1-1', 2600))
  await tell(vital(one, 'v5-1-2', 99_999))
  const asked = sessionRequest({ windowWidth: 1440 })
  const other: TelemetrySessionKey = (await post('session', asked)).json().sessionKey
  await tell(pageView(other))
  later(4 * 3_600_000)
  await tell(pageView(other))
}

describe('the days of pages', () => {
  it('tell views, sessions, the time until the next view and the views after which none came, of each kind of device', async () => {
    const rows = await database.db.select().from(telemetryPageDays)
    expect(rows.map((row) => Object.values(row).join(' ')).sort()).toEqual([
      '2026-06-01 hearthline register PHONE 1 1 1 90000 0 0',
      '2026-06-02 hearthline register DESKTOP 2 1 1 1800000 0 1',
      '2026-06-02 hearthline register/support PHONE 1 1 1 5000 1 1',
    ])
  })

  it('count each measurement once, with its last value', async () => {
    const rows = await database.db.select().from(telemetryVitalDays)
    expect(rows.map(({ name, upTo, count }) => `${name} ${upTo} ${count}`).sort()).toEqual([
      'lcp 3000 1',
      'lcp Infinity 1',
    ])
  })

  it('group errors by their sentence', async () => {
    expect(await database.db.select().from(telemetryErrorDays)).toMatchObject([
      { page: 'register/support', type: 'TypeError', message: 'Uncaught error', count: 1, sessions: 1 },
    ])
  })

  it('are counted anew, not twice', async () => {
    const before = await database.db.select().from(telemetryPageDays)
    await rollUp({ database, clock, tenants: shippedTenants() })
    expect(await database.db.select().from(telemetryPageDays)).toEqual(before)
  })
})

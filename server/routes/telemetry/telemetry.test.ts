import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TelemetryEvent, TelemetrySessionKey } from '#generated/api'
import { createTestApp } from '../../../tests/support/backend/create-test-app.ts'
import { pageView, sessionRequest } from '../../../tests/support/backend/telemetry-client.ts'
import { openTestDatabase } from '../../../tests/support/database/test-database.ts'
import { Borrower } from '../../../tests/support/http/borrower.ts'
import { registration } from '../../../tests/support/http/registration.ts'
import type { OpenDatabase } from '../../database/database.ts'
import { eq } from '../../database/drizzle.ts'
import { telemetryEvents, telemetrySessions, telemetryTrackers } from '../../database/schema.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const base = '/service-telemetry/ft/external'
const day = 24 * 60 * 60 * 1000
let now = new Date()
let app: FastifyInstance
let database: OpenDatabase
let borrower: Borrower
let sessionKey: TelemetrySessionKey
beforeAll(async () => {
  database = await openTestDatabase()
  app = await createTestApp({ database, clock: { now: () => now, sleep: async () => {} } })
  borrower = new Borrower(app)
  await borrower.register(registration())
})
afterAll(() => app.close())
beforeEach(async () => {
  now = new Date()
  sessionKey = await begin()
})

const post = (path: string, payload: object, headers = {}) =>
  app.inject({ method: 'POST', url: `${base}/${path}`, payload, headers })

async function begin(asked = {}): Promise<TelemetrySessionKey> {
  const answer = await post('session', sessionRequest(asked))
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().sessionKey
}

const tell = (event: TelemetryEvent, headers = {}) => post('event', event, headers)

const stored = ({ uuid }: TelemetrySessionKey = sessionKey) =>
  database.db.select().from(telemetryEvents).where(eq(telemetryEvents.session, uuid))

describe('a session of telemetry', () => {
  it('is given a tracker, the time of the server and the class of its device, and keeps of a referrer the host', async () => {
    expect(sessionKey.epoch).toBe(now.getTime())
    const [kept] = await database.db
      .select()
      .from(telemetrySessions)
      .where(eq(telemetrySessions.uuid, sessionKey.uuid))
    expect(kept).toMatchObject({ device: 'PHONE', referrerHost: 'search.example', tenant: 'hearthline' })
  })

  it('is begun for a client that does not know its version', async () => {
    const { uuid } = await begin({ appVersion: null })
    expect(uuid).toMatch(/^[\da-f-]{36}$/)
  })

  it('is gone on with where the browser still knows it', async () => {
    expect(await begin({ sessionKey })).toEqual(sessionKey)
  })

  it('that is new is of the same browser', async () => {
    const next = await begin({ sessionKey: { trackerUuid: sessionKey.trackerUuid } })
    expect(next.trackerUuid).toBe(sessionKey.trackerUuid)
    expect(next.uuid).not.toBe(sessionKey.uuid)
  })

  it('takes the tracker that flags gave the browser before', async () => {
    const trackerUuid = randomUUID()
    expect((await begin({ sessionKey: { trackerUuid } })).trackerUuid).toBe(trackerUuid)
  })

  it('that was made up, or with a tracker of another lender’s browser, is replaced', async () => {
    expect((await begin({ sessionKey: { ...sessionKey, uuid: randomUUID() } })).uuid).not.toBe(
      sessionKey.uuid,
    )
    const elsewhere = await post('session', sessionRequest({ sessionKey }), { 'x-org': 'harborcu' })
    expect(elsewhere.json().sessionKey.trackerUuid).not.toBe(sessionKey.trackerUuid)
  })

  it('is not begun for a browser that asks not to be measured', async () => {
    const before = await database.db.select().from(telemetryTrackers)
    const answer = await post('session', sessionRequest(), { 'sec-gpc': '1' })
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'TELEMETRY_REFUSED'])
    expect(await database.db.select().from(telemetryTrackers)).toHaveLength(before.length)
  })
})

describe('an event', () => {
  it('is kept once, however often and however much at once it is sent', async () => {
    const event = pageView(sessionKey)
    const answers = await Promise.all([tell(event), tell(event), tell(event)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204])
    expect(
      (await tell({ ...event, eventProperties: { ...event.eventProperties, queued_ms: 5 } })).statusCode,
    ).toBe(204)
    expect(await stored()).toMatchObject([{ page: 'register', event: 'PAGEVIEW', device: 'PHONE' }])
  })

  it('without a property that tells it apart is told by all that it says', async () => {
    const { dedupeProperty: _, ...event } = pageView(sessionKey)
    await tell(event)
    await tell(event)
    await tell({ ...event, pagePath: '/account/heloc/register/support' })
    expect((await stored()).map(({ page }) => page).sort()).toEqual(['register', 'register/support'])
  })

  it('needs no id of its own: the specification names none', async () => {
    const { dedupeProperty, ...event } = pageView(sessionKey, { eventProperties: {} })
    const support = { ...event, pagePath: '/account/heloc/register/support' }
    const vital = { name: 'lcp', value: 1, delta: 1, id: 'v5-1-1' } as const
    const asked = [
      event,
      event,
      ...[support, support].map((one) => ({ ...one, dedupeProperty })),
      { ...event, event: 'browser.web_vital' as const, eventProperties: vital },
      ...Array<TelemetryEvent>(2).fill({ ...event, pagePath: '/dashboard', dontDedupe: true }),
    ]
    for (const one of asked) expect((await tell(one as TelemetryEvent)).statusCode).toBe(204)
    expect((await stored()).map(({ event, page }) => `${event} ${page}`).sort()).toEqual([
      'PAGEVIEW dashboard',
      'PAGEVIEW dashboard',
      'PAGEVIEW register',
      'PAGEVIEW register/support',
      'browser.web_vital register',
    ])
  })

  it('of any client of the specification is taken: other events, parameters and properties, and null', async () => {
    const asked = {
      ...{ ...pageView(sessionKey), identityId: null, applicationUuid: null, dedupeProperty: null },
      ...{ event: 'BUTTON_CLICK', eventType: 'CLICK', queryParams: { gclid: 'x', utm_source: 'mail' } },
      eventProperties: { label: 'Maya Canary', isFirst: true },
    }
    const answer = await post('event', asked)
    expect(answer.statusCode, answer.body).toBe(204)
    const view = { ...pageView(sessionKey), eventProperties: { title: 'Maya Canary' }, dontDedupe: true }
    expect((await post('event', view)).statusCode).toBe(204)
    const kept = await stored()
    expect(kept).toMatchObject([
      { event: 'BUTTON_CLICK', query: { utm_source: 'mail' }, properties: { label: '•••', isFirst: true } },
      { event: 'PAGEVIEW', properties: { title: '•••' } },
    ])
    expect(JSON.stringify(kept)).not.toContain('Canary')
    const session = {
      ...sessionRequest(),
      referrer: 'https://search.example/a?q=Maya',
      sessionKey: null,
      queryParams: { gclid: 'x' },
    }
    expect((await post('session', session)).statusCode).toBe(200)
    const nobodys = await post('event', { ...pageView(sessionKey), sessionKey: null })
    expect([nobodys.statusCode, nobodys.json().code]).toEqual([409, 'TELEMETRY_SESSION_UNKNOWN'])
  })

  it('of another product, and with a name of several words, is taken', async () => {
    const names = { event: 'HELOC: Error Fallback', eventType: 'Button click', productType: 'PERSONAL_LOAN' }
    const answer = await post('event', { ...pageView(sessionKey), ...names })
    expect(answer.statusCode, answer.body).toBe(204)
    const { event, eventType, productType: product } = names
    expect(await stored()).toMatchObject([{ event, eventType, product }])
  })

  it('is kept as often as it is sent where it says so', async () => {
    const event = pageView(sessionKey, { dontDedupe: true })
    await tell(event)
    await tell(event)
    expect(await stored()).toHaveLength(2)
  })

  it('of a session or tracker that was made up is refused, and the browser begins another', async () => {
    for (const forged of [{ uuid: randomUUID() }, { trackerUuid: randomUUID() }]) {
      const answer = await tell(pageView({ ...sessionKey, ...forged }))
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'TELEMETRY_SESSION_UNKNOWN'])
    }
    expect(await stored()).toEqual([])
  })

  it('of a browser whose clock is a day off is kept at the time of the server, less what it waited', async () => {
    now = new Date(now.getTime() + day / 2)
    const eventProperties = { 'log.record.uid': randomUUID(), queued_ms: 60_000 }
    await tell(pageView({ ...sessionKey, epoch: now.getTime() - day }, { eventProperties }))
    const [kept] = await stored()
    expect(kept?.at.getTime()).toBe(now.getTime() - 60_000)
    expect(kept?.receivedAt.getTime()).toBe(now.getTime())
  })

  it('did not happen before its session began', async () => {
    const eventProperties = { 'log.record.uid': randomUUID(), queued_ms: day }
    await tell(pageView(sessionKey, { eventProperties }))
    expect((await stored())[0]?.at.getTime()).toBe(sessionKey.epoch)
  })

  it('is of an application where the token of the call proves whose it is', async () => {
    const pagePath = `/account/heloc/${borrower.application}/liens`
    const of = { applicationUuid: borrower.application, pagePath }
    const authorization = `Bearer ${borrower.token}`
    await tell(pageView(sessionKey, of), { authorization })
    await tell(pageView(sessionKey, of))
    await tell(pageView(sessionKey, { ...of, applicationUuid: randomUUID() }), { authorization })
    await tell(pageView(sessionKey, { ...of, identityId: randomUUID() }), { authorization })
    const kept = await stored()
    expect(kept.map(({ page }) => page)).toEqual(Array(4).fill('liens'))
    expect(kept.filter(({ application }) => application !== null)).toHaveLength(1)
    expect(kept.filter(({ identity }) => identity !== null)).toHaveLength(2)
  })

  it('keeps no address that is no page of ours', async () => {
    await tell(pageView(sessionKey, { pagePath: '/account/heloc/canary@example.com' }))
    const kept = await stored()
    expect(kept).toMatchObject([{ page: 'unknown' }])
    expect(JSON.stringify(kept)).not.toContain('canary')
  })

  it('keeps nothing of what may be personal: an answer, an address, a name', async () => {
    const uid = { 'log.record.uid': randomUUID() }
    for (const more of [
      { queryParams: { email: 'canary@example.com' } },
      { queryParams: { utm_source: 'canary@example.com' } },
      { eventProperties: { ...uid, firstName: 'Canary' } },
    ])
      expect((await post('event', { ...pageView(sessionKey), ...more })).statusCode).toBe(204)
    expect(JSON.stringify(await stored())).not.toMatch(/canary/i)
  })

  it('of ours whose properties are not as our catalogue says is refused, because they are counted', async () => {
    const uid = { 'log.record.uid': randomUUID() }
    const exception = { ...uid, 'exception.type': 'TypeError', 'exception.message': 'Canary' }
    for (const more of [
      { event: 'exception', eventProperties: exception },
      { event: 'exception' },
      { event: 'browser.web_vital' },
      { identityId: 'Canary' },
    ])
      expect((await post('event', { ...pageView(sessionKey), ...more })).statusCode).toBe(422)
    expect(await stored()).toEqual([])
  })

  it('does not keep a person signed in', async () => {
    const answer = await tell(pageView(sessionKey), { authorization: `Bearer ${borrower.token}` })
    expect(answer.headers.authorization).toBeUndefined()
  })

  it('is not kept of a browser that asks not to be measured', async () => {
    expect((await tell(pageView(sessionKey), { 'sec-gpc': '1' })).statusCode).toBe(403)
    expect(await stored()).toEqual([])
  })

  it('is refused where one address sends too many', async () => {
    const flood = Array.from({ length: 700 }, () =>
      app.inject({ method: 'POST', url: `${base}/event`, payload: {}, remoteAddress: '203.0.113.7' }),
    )
    const statuses = (await Promise.all(flood)).map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 429)).toHaveLength(100)
  })
})

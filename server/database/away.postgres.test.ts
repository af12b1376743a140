import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { repository } from '#source'
import { createTestApp } from '../../tests/support/backend/create-test-app.ts'
import { type OwnPostgres, startOwnPostgres } from '../../tests/support/database/temporary-postgres.ts'
import { Borrower } from '../../tests/support/http/borrower.ts'
import { registration } from '../../tests/support/http/registration.ts'
import { moveBy, walk } from '../../tests/support/http/road.ts'
import { pages } from '../html/pages.ts'
import { openPostgres } from './open-postgres.ts'

const source = {
  dev: false,
  document: async () => '<head><title>x</title><!--server:head--></head>',
  modulesOf: () => [],
}

let postgres: OwnPostgres
let app: FastifyInstance
let borrower: Borrower

beforeAll(async () => {
  postgres = await startOwnPostgres({ fsync: 'off' })
  const away = Promise.withResolvers<void>()
  let isAway = false
  // The database goes away while a job is running.
  const sleep = async () => {
    if (isAway) return
    isAway = true
    await postgres.shutDown()
    away.resolve()
  }
  app = await createTestApp({
    database: await openPostgres(postgres.url),
    pages: pages(repository, async () => source),
    clock: { now: () => new Date(), sleep },
  })
  app.log.level = 'silent'
  borrower = new Borrower(app)
  await borrower.register(registration())
  await moveBy(borrower, 'submissions/profile')
  await away.promise
}, 60_000)
afterAll(async () => {
  await app?.close()
  await postgres?.stop()
}, 60_000)

describe('a server whose Postgres is away', () => {
  const status = () => `/service-krang-heloc/borrower/secure/api/v1/${borrower.application}/status`

  it.each([
    ['reads', () => borrower.get(status())],
    ['submissions', () => borrower.submit('withdrawal', { reason: 'OTHER' })],
    ['registrations', () => new Borrower(app).post('/identity/api/v1/registration/register', registration())],
    ['sign-ins', () => signIn()],
  ])('answers %s 503, with a sentence and when to come again', async (_, call) => {
    const answer = await call()
    expect([answer.statusCode, answer.json()]).toEqual([
      503,
      {
        code: 'DATABASE_AWAY',
        errors: [
          'We cannot reach our records at the moment. What we confirmed is saved; please try again in a few seconds.',
        ],
      },
    ])
    expect(answer.headers['retry-after']).toBe('5')
  })

  it('shows its pages, also those of an application', async () => {
    for (const url of ['/account/heloc/register', `/account/heloc/${borrower.application}/liens`])
      expect((await app.inject({ url, headers: { host: 'localhost:8080' } })).statusCode).toBe(200)
  })

  it('is alive and not ready', async () => {
    expect((await app.inject({ url: '/health/live' })).statusCode).toBe(200)
    const ready = await app.inject({ url: '/health/ready' })
    expect([ready.statusCode, ready.json().failing]).toEqual([503, ['database', 'jobs']])
  })

  it('goes on by itself when it is back, with the job that was in hand', async () => {
    await postgres.start()
    expect(await walk(borrower)).toContain('COMPLETE')
    await expect
      .poll(async () => (await app.inject({ url: '/health/ready' })).statusCode, { timeout: 10_000 })
      .toBe(200)
  }, 60_000)

  it('closes in good time although it is away', async () => {
    await postgres.shutDown()
    const began = performance.now()
    await app.close()
    expect(performance.now() - began).toBeLessThan(10_000)
  }, 30_000)
})

const signIn = () =>
  app.inject({
    method: 'POST',
    url: '/identity-broker/customer/api/v3/login',
    payload: {
      email: `${randomUUID()}@example.com`,
      password: 'correct horse battery',
      orgCode: 'hearthline',
      applicationName: 'heloc',
      mode: 'login',
    },
  })

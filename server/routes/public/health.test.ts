import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp } from '../../../tests/support/backend/create-test-app.ts'
import { openTestDatabase } from '../../../tests/support/database/test-database.ts'
import type { OpenDatabase } from '../../database/database.ts'
import { sql } from '../../database/drizzle.ts'

let database: OpenDatabase
let app: FastifyInstance

beforeEach(async () => {
  database = await openTestDatabase()
  app = await createTestApp({ database })
})
afterEach(() => app.close())

const ready = () => app.inject({ url: '/health/ready' })
const found = (answer: LightMyRequestResponse) => [answer.statusCode, answer.json()]
const notReady = (...failing: readonly string[]) => [
  503,
  { status: 'not ready', database: database.kind, failing },
]

describe('a server', () => {
  it('is alive and ready where all is well', async () => {
    expect(found(await app.inject({ url: '/health/live' }))).toEqual([200, { status: 'alive' }])
    expect(found(await ready())).toEqual([200, { status: 'ready', database: database.kind, failing: [] }])
  })

  it('is not ready while its database keeps it waiting for longer than a second', async () => {
    const holding = Promise.withResolvers<void>()
    const free = Promise.withResolvers<void>()
    const held = database.db.transaction(async (tx) => {
      await tx.execute(sql`lock table migrations`)
      holding.resolve()
      await free.promise
    })
    await holding.promise
    const began = performance.now()
    expect(found(await ready())).toEqual(notReady('database'))
    expect(performance.now() - began).toBeLessThan(3000)
    expect((await app.inject({ url: '/health/live' })).statusCode).toBe(200)
    free.resolve()
    await held
    expect((await ready()).statusCode).toBe(200)
  })

  it('is not ready where a migration is missing', async () => {
    await database.db.execute(sql`delete from migrations where name = '0001-foundation.sql'`)
    expect(found(await ready())).toEqual(notReady('migrations'))
  })

  it('is not ready while it closes, and answers all the same who is still connected', async () => {
    let base = ''
    const answers: Response[] = []
    app.addHook('preClose', async () => {
      for (const url of ['/health/ready', '/health/live']) answers.push(await fetch(base + url))
    })
    base = await app.listen({ port: 0, host: '127.0.0.1' })
    await app.close()
    const [ready, live] = answers
    expect([ready?.status, await ready?.json()]).toEqual(notReady('closing'))
    expect(live?.status).toBe(200)
  })
})

import type { FastifyInstance } from 'fastify'
import { afterAll, describe, expect, it, vi } from 'vitest'
import type { OpenDatabase } from '../server/database/database.ts'
import { openPglite } from '../server/database/open-pglite.ts'
import { openPostgres } from '../server/database/open-postgres.ts'
import { Borrower } from '../server/testing/borrower.ts'
import { createTestApp } from '../server/testing/create-test-app.ts'
import { databaseTemplate } from '../server/testing/database-template.ts'
import { nextAddress, registration } from '../server/testing/registration.ts'
import { startPostgres } from './support/temporary-postgres.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const postgres = await startPostgres()
afterAll(() => postgres?.stop())

const databases: readonly (readonly [string, () => Promise<OpenDatabase>])[] = [
  ['PGlite', async () => openPglite({ template: await databaseTemplate() })],
  ...(postgres === undefined ? [] : [['Postgres', () => openPostgres(postgres.url)] as const]),
]

it('is tried on a Postgres with many connections, or says that there is none', () => {
  if (postgres === undefined)
    console.warn('NOT TRIED on Postgres: no initdb is installed, DATABASE_URL is not set.')
  expect(databases.length).toBe(postgres === undefined ? 1 : 2)
})

describe.each(databases)('confirmations at once, on %s', (_, open) => {
  const apps: FastifyInstance[] = []
  afterAll(() => Promise.all(apps.map((app) => app.close())))

  /** Registers with an address; answers how to confirm it. */
  async function register(app: FastifyInstance, email: string) {
    const somebody = new Borrower(app)
    const kept = await somebody.post('/identity/api/v1/registration/register', registration({ email }))
    const code = await somebody.codeTo(email)
    return () => new Borrower(app).confirm(kept.json().registration, code)
  }

  async function start(): Promise<FastifyInstance> {
    const app = await createTestApp({ database: await open() })
    apps.push(app)
    return app
  }

  it('of one registration open one account; the others are told that the code is over', async () => {
    const app = await start()
    const confirm = await register(app, nextAddress())
    const answers = await Promise.all(Array.from({ length: 5 }, confirm))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422, 422, 422])
    const refused = answers.filter(({ statusCode }) => statusCode === 422).map((answer) => answer.json().code)
    expect(new Set(refused)).toEqual(new Set(['REGISTRATION_CODE']))
  })

  it('of one address open one account; the others are told what is told of a known address', async () => {
    const app = await start()
    const email = nextAddress()
    const confirms = []
    for (let count = 0; count < 4; count += 1) confirms.push(await register(app, email))
    const answers = await Promise.all(confirms.map((confirm) => confirm()))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422, 422])
    const refused = answers.filter(({ statusCode }) => statusCode === 422)
    expect(new Set(refused.map(({ body }) => body))).toEqual(
      new Set([
        JSON.stringify({
          errors: ['This code is not right. You have 4 more attempts.'],
          code: 'REGISTRATION_CODE',
        }),
      ]),
    )
    const letters: readonly { readonly template: string; readonly recipient: string }[] = (
      await app.inject('/outbox')
    ).json()
    const ways = letters.filter((letter) => letter.recipient === email && letter.template === 'accountExists')
    expect(ways).toHaveLength(3)
  })
})

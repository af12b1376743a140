import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp } from '../../tests/support/backend/create-test-app.ts'
import { openTestDatabase } from '../../tests/support/database/test-database.ts'
import { Borrower } from '../../tests/support/http/borrower.ts'
import { Browser } from '../../tests/support/http/browser.ts'
import { codeOf, type Factor, giveCode, setUpFactor } from '../../tests/support/http/factor.ts'
import { nextAddress, registration } from '../../tests/support/http/registration.ts'
import { seal } from '../audit/seal.ts'
import { verify } from '../audit/verify.ts'
import type { OpenDatabase } from '../database/database.ts'
import { sql } from '../database/drizzle.ts'
import { rowsOf } from '../database/rows-of.ts'
import { createSecrets } from '../keys/load-secrets.ts'
import { backUp } from './back-up.ts'
import { restore } from './restore.ts'
import { listTables } from './tables.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const secrets = createSecrets()
const email = nextAddress()
const lines: string[] = []
let counts: object
const withFactor = nextAddress()
let factor: Factor
let application = ''
async function* fed(from: readonly string[]) {
  yield* from
}

/** Empty database without migrations, as of a server that was never started. */
async function openEmpty(): Promise<OpenDatabase> {
  const database = await openTestDatabase()
  await database.exec('drop schema public cascade; create schema public;')
  return database
}

async function countRows({ db }: OpenDatabase): Promise<object> {
  const found: [string, number][] = []
  for (const table of await listTables(db)) {
    const [row] = rowsOf(
      await db.execute(sql`select count(*)::integer as count from ${sql.identifier(table)}`),
    )
    found.push([table, (row as { readonly count: number }).count])
  }
  return Object.fromEntries(found)
}

beforeAll(async () => {
  const database = await openTestDatabase()
  const app = await createTestApp({ database, secrets })
  const borrower = new Borrower(app)
  await borrower.register(registration({ email }))
  application = borrower.application
  const other = new Browser(app)
  await other.register(registration({ email: withFactor }))
  factor = await setUpFactor(other, new Date())
  await seal({ database })
  await backUp(database, async (line) => void lines.push(line))
  counts = await countRows(database)
  await app.close()
})

describe('a backup that is restored into an empty server', () => {
  let database: OpenDatabase
  let app: Awaited<ReturnType<typeof createTestApp>>
  beforeAll(async () => {
    database = await openEmpty()
    await restore(database, fed(lines))
  })
  afterAll(() => app.close())

  it('holds every row of every table', async () => {
    expect(await countRows(database)).toEqual(counts)
    const again: string[] = []
    await backUp(database, async (line) => void again.push(line))
    const rows = (of: readonly string[]) => of.filter((line) => line.startsWith('{')).slice(1)
    expect(rows(again).sort()).toEqual(rows(lines).sort())
  })

  it('lets the borrower sign in and go on, and new rows do not meet the old ones', async () => {
    app = await createTestApp({ database, secrets })
    const borrower = new Borrower(app)
    const browser = new Browser(app)
    expect((await browser.signIn(email)).statusCode).toBe(200)
    borrower.token = browser.token
    borrower.application = application
    const { properties = [] } = await borrower.heloc()
    const answer = await borrower.submit('profile', {
      selectedPropertyUuid: properties[0]?.uuid,
      softCreditConsent: true,
      consentTextHash: await borrower.consentHash('soft-credit'),
    })
    expect(answer.statusCode).toBe(200)
  })

  it('lets whoever has a second factor sign in with it', async () => {
    const browser = new Browser(app)
    expect((await browser.signIn(withFactor)).json()).toMatchObject({ totpVerified: false })
    // The code of this step was used up when the factor was set up; the next one is taken, too.
    const next = codeOf(factor.secret, new Date(Date.now() + 30_000))
    expect((await giveCode(browser, next)).statusCode).toBe(200)
    await browser.signIn(withFactor)
    expect((await giveCode(browser, factor.recoveryCodes[0] ?? '')).statusCode).toBe(200)
  })

  it('goes on with the chain of its audit log, and history is still only appended to', async () => {
    await seal({ database })
    const { faults, lenders } = await verify(database)
    expect(faults).toEqual([])
    expect(lenders.length).toBeGreaterThan(0)
    await expect(database.exec('delete from events')).rejects.toThrow('append-only')
  })
})

describe('a restore', () => {
  it.each([
    ['a file that was cut off', () => lines.slice(0, -1), 'The backup was cut off'],
    [
      'a file that was changed',
      () => lines.map((line) => line.replace(email, 'other@example.com')),
      'The backup was changed',
    ],
    ['another file', () => ['{"a":1}'], 'This is no backup'],
    [
      'a backup of a newer release',
      () => [JSON.stringify({ backup: 1, migrations: ['9999-future.sql'] })],
      'The backup is of a newer release: this one lacks 9999-future.sql.',
    ],
  ])('refuses %s, and leaves nothing', async (_what, given, said) => {
    const database = await openEmpty()
    await expect(restore(database, fed(given()))).rejects.toThrow(said)
    const tables = rowsOf(
      await database.db.execute(sql`select 1 from pg_tables where tablename = 'identities'`),
    )
    if (tables.length > 0)
      expect(Object.values(await countRows(database)).filter((count) => count > 0)).toEqual([])
    await database.close()
  })

  it('refuses a database that is not empty', async () => {
    const database = await openEmpty()
    await restore(database, fed(lines))
    await expect(restore(database, fed(lines))).rejects.toThrow('The database is not empty')
    await database.close()
  })
})

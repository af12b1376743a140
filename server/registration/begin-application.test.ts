import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { progress } from '#engine'
import { repository } from '#source'
import { openTestDatabase } from '../../tests/support/database/test-database.ts'
import { findApplication } from '../applications/application-store.ts'
import { contextOf } from '../applications/context-of.ts'
import type { OpenDatabase } from '../database/database.ts'
import { asc, eq, sql } from '../database/drizzle.ts'
import { applications, identities } from '../database/schema.ts'
import { createSecrets } from '../keys/load-secrets.ts'
import { loadTenants } from '../tenants/files/load-tenants.ts'
import { beginApplication } from './begin-application.ts'

const { tenants } = loadTenants(repository)
const [tenant] = tenants
const secrets = createSecrets()
const clock = { now: () => new Date('2031-06-01T12:00:00Z'), sleep: async () => {} }

let database: OpenDatabase
let owner: string

beforeAll(async () => {
  database = await openTestDatabase()
}, 60_000)
afterAll(() => database.close())
beforeEach(async () => {
  owner = randomUUID()
  await database.db
    .insert(identities)
    .values({ uuid: owner, tenant: 'hearthline', email: `${owner}@example.com`, profile: {} })
})

async function begin(draw?: (year: number) => string, lender = tenant): Promise<string> {
  if (lender === undefined) throw new Error('There is no lender.')
  const address = { street1: '45 Dogwood Court', city: 'Portland', state: 'ME', zip: '04101' } as const
  const steps = {
    'property-info': { address, occupancy: 'PRIMARY' },
    'sale-status': { saleStatus: 'NOT_FOR_SALE' },
    'income-info': { employmentType: 'FULL_TIME', annualIncome: 125_000 },
  } as const
  return database.db.transaction((tx) =>
    beginApplication(tx, { clock, secrets }, lender, { owner, steps, referrer: undefined }, draw),
  )
}

async function numberOf(uuid: string): Promise<string | undefined> {
  const [row] = await database.db.select().from(applications).where(eq(applications.uuid, uuid))
  return row?.heloc.loanNumber
}

/** Returns a function that draws these numbers one after another. */
function drawing(...numbers: readonly string[]): () => string {
  const left = [...numbers]
  return () => left.shift() ?? ''
}

describe('the number of a loan', () => {
  it('begins with the year of the clock', async () => {
    expect(await numberOf(await begin())).toMatch(/^2031\d{8}$/)
  })

  it('is another when the one that was drawn is taken', async () => {
    await begin(drawing('203100000001'))
    expect(await numberOf(await begin(drawing('203100000001', '203100000001', '203100000002')))).toBe(
      '203100000002',
    )
  })

  it('is another, too, when somebody takes it at the same time', async () => {
    const begun = await Promise.all(
      [1, 2, 3].map((last) => begin(drawing('203100000010', `20310000001${last}`))),
    )
    const numbers = await Promise.all(begun.map(numberOf))
    expect(new Set(numbers).size).toBe(3)
    expect(numbers).toContain('203100000010')
  })

  it('is not sought for ever', async () => {
    await begin(() => '203100000020')
    await expect(begin(() => '203100000020')).rejects.toThrow('loan numbers in a row were taken')
  })

  it('is not given twice by the database, whoever writes it', async () => {
    const [one, other] = [await begin(), await begin()]
    const copy = sql`update applications set heloc = (select heloc from applications where uuid = ${one}) where uuid = ${other}`
    await expect(database.db.execute(copy)).rejects.toThrow()
  })

  it('is changed for the younger of two that had the same before they were kept apart', async () => {
    await database.db.execute(sql`drop index applications_loan_number`)
    const twins = [await begin(() => '202600000001'), await begin(), await begin()]
    await database.db.execute(
      sql`update applications set heloc = jsonb_set(heloc, '{loanNumber}', '"202600000001"') where owner = ${owner}`,
    )
    const file = path.join(repository, 'server/database/migrations/0005-loan-numbers.sql')
    await database.exec(readFileSync(file, 'utf8'))
    const rows = await database.db
      .select()
      .from(applications)
      .where(eq(applications.owner, owner))
      .orderBy(asc(applications.createdAt), asc(applications.uuid))
    const numbers = rows.map(({ heloc }) => heloc.loanNumber)
    expect(numbers[0]).toBe('202600000001')
    expect(new Set(numbers).size).toBe(twins.length)
    for (const number of numbers) expect(number).toMatch(/^2026\d{8}$/)
  })
})

describe('the way to the notary, on the first page', () => {
  it.each([
    ['hearthline', 'progress.talkToEnotary'],
    ['stonebridge-trust', 'progress.scheduleNotary'],
  ])('at %s is %s: a lender without a notary by video promises none', async (code, label) => {
    const lender = tenants.find((one) => one.code === code)
    const application = await findApplication(database.db, await begin(undefined, lender))
    if (lender === undefined || application === undefined) throw new Error('Nothing was begun.')
    expect(
      progress(lender.journey, contextOf(lender, application), 'start/profile').steps.at(-1)?.label,
    ).toBe(label)
  })
})

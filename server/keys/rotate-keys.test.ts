// @module-tag slow
import { createCipheriv, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestApp, shippedTenants } from '../../tests/support/backend/create-test-app.ts'
import { openTestDatabase } from '../../tests/support/database/test-database.ts'
import { Borrower } from '../../tests/support/http/borrower.ts'
import { Browser } from '../../tests/support/http/browser.ts'
import { registration } from '../../tests/support/http/registration.ts'
import { walk } from '../../tests/support/http/road.ts'
import { findKnownBrowser } from '../auth/limits/known-browser.ts'
import type { OpenDatabase } from '../database/database.ts'
import { eq, sql } from '../database/drizzle.ts'
import { rowsOf } from '../database/rows-of.ts'
import { applications, dataKeys, documents, identities, registrations } from '../database/schema.ts'
import { createRing, type Key, keyOfSecret } from '../secrets/key-ring.ts'
import { keyIdOf, unseal } from '../secrets/seal.ts'
import { loadNeededKeys } from './data-keys.ts'
import { loadSecrets, MissingKey, type SecretSources } from './load-secrets.ts'
import type { ResealOptions } from './reseal.ts'
import { rotateKeys } from './rotate-keys.ts'

vi.setConfig({ testTimeout: 60_000 })

let dataDir: string
let database: OpenDatabase
let said: string[]
beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'rotate-'))
  database = await openTestDatabase()
  said = []
})
afterEach(async () => {
  await database.close()
  rmSync(dataDir, { recursive: true })
})

type Sources = SecretSources & { readonly databaseUrl: string | undefined }

const sources = (changes: Partial<Sources> = {}): Sources => ({
  dataDir,
  jwtSecret: undefined,
  previousJwtSecrets: [],
  dataKey: undefined,
  previousDataKeys: [],
  operatorKey: undefined,
  databaseUrl: undefined,
  ...changes,
})

const load = (changes: Partial<Sources> = {}) => loadSecrets(sources(changes), database)
const rotate = (changes: Partial<Sources> = {}, options: ResealOptions = {}) =>
  rotateKeys({ sources: sources(changes), database, say: (text) => said.push(text), options })
/** Number of files, each of which is resealed with its words. */
const filed = async () => (await database.db.select({ uuid: documents.uuid }).from(documents)).length
const needed = async () => (await loadNeededKeys(database.db)).map(({ id }) => id)

/** Runs a server on the database during some work. `close` would also close the database. */
async function serving<T>(
  use: (app: FastifyInstance) => Promise<T>,
  changes: Partial<Sources> = {},
): Promise<T> {
  const secrets = await load(changes)
  const app = await createTestApp({ database: { ...database, close: async () => {} }, secrets })
  try {
    return await use(app)
  } finally {
    await app.close()
  }
}

async function borrowerAt(app: FastifyInstance, state: string): Promise<Borrower> {
  const borrower = new Borrower(app)
  await borrower.register(registration())
  await walk(borrower, state)
  return borrower
}

/** Returns every sealed value of every loan file. */
async function sealedValues(): Promise<readonly string[]> {
  const files = await database.db.select({ loanFile: applications.loanFile }).from(applications)
  return files.flatMap(({ loanFile: { ssn, disburseAccount, autopayAccount, creditPin } }) =>
    [ssn?.sealed, disburseAccount?.sealed, autopayAccount?.sealed, creditPin].filter(
      (value) => value !== undefined,
    ),
  )
}

/** Returns every row of the product's tables as text. */
async function wholeDatabase(): Promise<string> {
  const tables = rowsOf(
    await database.db.execute(
      sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
    ),
  )
  const rows = await Promise.all(
    tables.map((table) =>
      database.db.execute(sql.raw(`select t::text as text from ${Object.values(Object(table))[0]} t`)),
    ),
  )
  return JSON.stringify(rows.map(rowsOf))
}

/** Adds a PIN sealed in the format from before keys had ids. */
async function addOldValue(uuid: string, { bytes }: Key): Promise<void> {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', bytes, iv)
  const text = Buffer.concat([cipher.update('0042', 'utf8'), cipher.final()])
  const creditPin = Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64')
  await database.db
    .update(applications)
    .set({ loanFile: sql`${applications.loanFile} || ${JSON.stringify({ creditPin })}::jsonb` })
    .where(eq(applications.uuid, uuid))
}

describe('a rotation of the key in the data folder', () => {
  it('seals everything with a new key, which alone opens it, and the database needs no other', async () => {
    const old = (await load()).dataKey.current
    await serving(async (app) => {
      const { application } = await borrowerAt(app, 'IDENTITY_VERIFICATION')
      await addOldValue(application, old)
    })
    expect(await sealedValues()).toHaveLength(4)
    expect(await rotate()).toBe(true)
    const { current } = (await load()).dataKey
    expect(current.id).not.toBe(old.id)
    const opened = (await sealedValues()).map((value) => unseal(createRing(current), value))
    expect(opened.sort()).toEqual(['0042', '501223344', '987654321', '987654321'])
    expect(await needed()).toEqual([current.id])
    expect(said).toEqual([
      `data.key in ${dataDir} is a new key; ${old.id} is kept in data.key.previous.`,
      `Sealed ${4 + (await filed())} values with ${current.id}.`,
      `Nothing needs ${old.id} any more.`,
      expect.stringContaining(`Next: take data.key.previous in ${dataDir} away when a day has gone by.`),
    ])
  })

  it('leaves nothing in any table that the old key sealed, and moves no application on', async () => {
    const old = (await load()).dataKey.current
    await serving((app) => borrowerAt(app, 'IDENTITY_VERIFICATION'))
    const before = await database.db.select().from(applications)
    expect(await wholeDatabase()).toContain(`${old.id}.`)
    await rotate()
    expect(await wholeDatabase()).not.toContain(`${old.id}.`)
    const after = await database.db.select().from(applications)
    const standing = ({ uuid, state, version, updatedAt }: (typeof after)[number]) => [
      uuid,
      state,
      version,
      updatedAt,
    ]
    expect(after.map(standing)).toEqual(before.map(standing))
  })

  it('keeps a registration that waits for its code, which opens the account afterwards', async () => {
    const answers = registration()
    const waiting = await serving(async (app) => {
      const kept = await new Borrower(app).post('/identity/api/v1/registration/register', answers)
      return kept.json().registration
    })
    await rotate()
    const [kept] = await database.db.select().from(registrations)
    expect(keyIdOf(kept?.sealed ?? '')).toBe((await load()).dataKey.current.id)
    await serving(async (app) => {
      const borrower = new Borrower(app)
      const code = await borrower.codeTo(answers['contact-info'].email)
      expect((await borrower.confirm(waiting, code)).statusCode).toBe(200)
    })
  })

  it('that was cut short goes on with the key that it had made, and the server starts in between', async () => {
    await serving(async (app) => {
      for (const state of ['INCOME_VERIFICATION', 'INCOME_VERIFICATION', 'INCOME_VERIFICATION'])
        await borrowerAt(app, state)
    })
    const old = (await load()).dataKey.current
    let batches = 0
    const cutShort = () => {
      batches += 1
      if (batches === 2) throw new Error('cut short')
    }
    await expect(rotate({}, { batchSize: 1, tell: cutShort })).rejects.toThrow('cut short')
    const { dataKey } = await load()
    const ids = (await sealedValues()).map(keyIdOf).sort()
    expect(ids).toEqual([old.id, dataKey.current.id, dataKey.current.id].sort())
    expect((await sealedValues()).map((value) => unseal(dataKey, value))).toEqual(Array(3).fill('501223344'))
    expect(await rotate()).toBe(true)
    expect((await sealedValues()).map(keyIdOf)).toEqual(Array(3).fill(dataKey.current.id))
    expect(await needed()).toEqual([dataKey.current.id])
  })

  it('may be repeated, each time with another key', async () => {
    const ids = [(await load()).dataKey.current.id]
    for (let times = 0; times < 3; times += 1) {
      expect(await rotate()).toBe(true)
      ids.push((await load()).dataKey.current.id)
    }
    expect(new Set(ids).size).toBe(4)
    expect(await database.db.select().from(dataKeys)).toHaveLength(4)
  })

  it('tells which application holds a value that no key opens, and leaves it', async () => {
    const uuid = await serving(async (app) => (await borrowerAt(app, 'INCOME_VERIFICATION')).application)
    await addOldValue(uuid, keyOfSecret('somebody else'))
    expect(await rotate()).toBe(false)
    expect(said).toContain(`The application ${uuid} holds a value that no key opens; it was left as it is.`)
    expect(said).toContain(`Sealed ${1 + (await filed())} values with ${(await load()).dataKey.current.id}.`)
  })
})

const [one, two] = ['the first secret of this installation', 'the second secret of this installation']
const both = { dataKey: two, previousDataKeys: [one] }

describe('a rotation of the key in the environment', () => {
  it('says how to give it another where there is none to exchange it for', async () => {
    await load({ dataKey: one })
    expect(await rotate({ dataKey: one })).toBe(false)
    expect(said.join(' ')).toContain(`Everything is sealed with ${keyOfSecret(one).id}, the key of DATA_KEY`)
    expect(said.join(' ')).toContain('Next: make one with `openssl rand -base64 32`')
  })

  it('is refused without the key that the database needs', async () => {
    await load({ dataKey: one })
    await expect(rotate({ dataKey: two })).rejects.toThrow(MissingKey)
  })

  it('seals nothing with a key that no running server has', async () => {
    const databaseUrl = 'postgres://named'
    await serving((app) => borrowerAt(app, 'INCOME_VERIFICATION'), { dataKey: one })
    expect(await rotate({ ...both, databaseUrl })).toBe(false)
    expect(said.join(' ')).toContain('No server was started with this key yet. Next: start every server')
    expect((await sealedValues()).map(keyIdOf)).toEqual([keyOfSecret(one).id])
    await load(both)
    expect(await rotate({ ...both, databaseUrl })).toBe(true)
    expect((await sealedValues()).map(keyIdOf)).toEqual([keyOfSecret(two).id])
    expect(await needed()).toEqual([keyOfSecret(two).id])
    expect(said.at(-1)).toContain('Next: take DATA_KEY_PREVIOUS away when a day has gone by.')
  })
})

describe('what was keyed before a rotation', () => {
  /** Returns the same person at a server that was started later. */
  const returning = (app: FastifyInstance, { token, application }: Borrower): Borrower =>
    Object.assign(new Borrower(app), { token, application })

  async function consent(borrower: Borrower) {
    const { properties = [] } = await borrower.heloc()
    return borrower.call({
      method: 'POST',
      url: `/service-application/api/v1/application/heloc/${borrower.application}/submissions/profile`,
      headers: { 'idempotency-key': 'key-of-this-step' },
      payload: {
        selectedPropertyUuid: properties[0]?.uuid,
        softCreditConsent: true,
        consentTextHash: await borrower.consentHash('soft-credit'),
      },
    })
  }

  it('is known: a request that is sent again gets its first answer, and without the old key a refusal, never a second effect', async () => {
    const borrower = await serving(async (app) => {
      const borrower = new Borrower(app)
      await borrower.register(registration())
      expect((await consent(borrower)).statusCode).toBe(200)
      await borrower.reach('LIEN_VERIFICATION')
      return borrower
    })
    await rotate()
    await serving(async (app) => {
      const again = await consent(returning(app, borrower))
      expect([again.statusCode, again.headers['idempotency-replayed']]).toEqual([200, 'true'])
    })
    rmSync(path.join(dataDir, 'data.key.previous'))
    await serving(async (app) => {
      const later = returning(app, borrower)
      const again = await consent(later)
      expect([again.statusCode, again.json().code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
      expect((await later.heloc()).consents).toHaveLength(1)
    })
  })

  it('is known: a browser that somebody signed in with, as long as the old key is kept', async () => {
    const clock = { now: () => new Date(), sleep: async () => {} }
    const browser = await serving(async (app) => {
      const owner = new Browser(app)
      await owner.register(registration())
      return owner
    })
    const { uuid: identity } = (await database.db.select().from(identities))[0] ?? {}
    const find = async () =>
      findKnownBrowser(
        { secrets: await load(), clock, tenants: shippedTenants() },
        { headers: { cookie: browser.cookies } },
        identity,
      )
    const known = await find()
    expect(known).toMatch(/^[0-9a-f-]{36}$/)
    await rotate()
    expect(await find()).toBe(known)
    rmSync(path.join(dataDir, 'data.key.previous'))
    expect(await find()).toBeUndefined()
  })

  it('is known: a code that was mailed sets up the account', async () => {
    const email = 'invited@example.com'
    await serving(async (app) => {
      const orgCode = 'summit-wholesale'
      const names = { firstName: 'Ana', lastName: 'Reyes', referrer: '5f0c2a9e-6f2b-4c1d-9a53-1c8f4d7e2b60' }
      await new Borrower(app).post('/sandbox/invitations', { orgCode, email, ...names })
    })
    await rotate()
    await serving(async (app) => {
      const [letter] = (await app.inject('/outbox')).json()
      const response = await new Borrower(app).post('/identity/api/v1/registration/setup', {
        orgCode: 'summit-wholesale',
        email,
        code: /\b\d{6}\b/.exec(letter.body)?.[0],
        password: 'a long enough password',
        termsAccepted: true,
      })
      expect(response.statusCode).toBe(200)
    })
  })
})

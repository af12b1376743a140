import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openTestDatabase } from '../../tests/support/database/test-database.ts'
import { findBearer, signToken } from '../auth/tokens.ts'
import type { OpenDatabase } from '../database/database.ts'
import { keyOfSecret } from '../secrets/key-ring.ts'
import { seal, unseal } from '../secrets/seal.ts'
import { loadNeededKeys } from './data-keys.ts'
import { KeyFileError } from './key-file.ts'
import { loadSecrets, MissingKey, type SecretSources } from './load-secrets.ts'

vi.setConfig({ testTimeout: 60_000 })

const [one, two] = ['the first secret of this installation', 'the second secret of this installation']

let dataDir: string
let database: OpenDatabase
beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'secrets-'))
  database = await openTestDatabase()
})
afterEach(async () => {
  await database.close()
  rmSync(dataDir, { recursive: true })
})

const load = (changes: Partial<SecretSources> = {}) =>
  loadSecrets(
    {
      dataDir,
      jwtSecret: undefined,
      previousJwtSecrets: [],
      dataKey: undefined,
      previousDataKeys: [],
      operatorKey: undefined,
      ...changes,
    },
    database,
  )
const file = (name: string) => path.join(dataDir, name)
const needed = async () => (await loadNeededKeys(database.db)).map(({ id }) => id)

describe('the first start', () => {
  it('makes what the environment leaves out, for its owner alone, and the next finds it', async () => {
    const first = await load()
    for (const name of ['data.key', 'jwt.key', 'operator.key'])
      expect(statSync(file(name)).mode & 0o777, name).toBe(0o600)
    expect(await load()).toEqual(first)
    expect(readFileSync(file('operator.key'), 'utf8').trim()).toBe(first.operatorKey)
  })

  it('makes nothing that the environment names', async () => {
    await load({ jwtSecret: one, dataKey: one, operatorKey: one })
    for (const name of ['data.key', 'jwt.key', 'operator.key']) expect(existsSync(file(name))).toBe(false)
  })

  it('tells the database which key it needs from then on', async () => {
    const { dataKey } = await load()
    expect(await needed()).toEqual([dataKey.current.id])
  })

  it('of two servers at once makes one key for both', async () => {
    const [first, second] = await Promise.all([load(), load()])
    expect(first).toEqual(second)
  })
})

describe('a start with another key than the database needs', () => {
  it('is refused, and says which key is missing, which were given and what to do', async () => {
    await load({ dataKey: one })
    const refusal = await load({ dataKey: two }).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(MissingKey)
    expect(String(refusal)).toContain(
      `what is sealed with the key ${keyOfSecret(one).id} (in use since ${new Date().toISOString().slice(0, 10)}), and this server was given ${keyOfSecret(two).id} alone. Name the secret in DATA_KEY, or in DATA_KEY_PREVIOUS`,
    )
  })

  it('leaves no trace: the database needs no more than before', async () => {
    await load({ dataKey: one })
    await expect(load({ dataKey: two })).rejects.toThrow(MissingKey)
    expect(await needed()).toEqual([keyOfSecret(one).id])
  })

  it('is refused where the file was deleted, and no other is made, which a backup would take for the right one', async () => {
    const { dataKey } = await load()
    rmSync(file('data.key'))
    await expect(load()).rejects.toThrow(
      `sealed with the key ${dataKey.current.id} (in use since ${new Date().toISOString().slice(0, 10)}), and this server was given no key. Name the secret in DATA_KEY, or in DATA_KEY_PREVIOUS beside a newer one, or put ${file('data.key')} back from a backup`,
    )
    expect(existsSync(file('data.key'))).toBe(false)
  })

  it.each(['', 'half a key', Buffer.alloc(31).toString('base64')])(
    'is refused where the file holds no key: "%s"',
    async (text) => {
      writeFileSync(file('data.key'), text)
      await expect(load()).rejects.toThrow(KeyFileError)
      await expect(load()).rejects.toThrow(`${file('data.key')} holds no key`)
    },
  )
})

describe('a start with a new key and the one before it', () => {
  it('opens what either sealed, and needs both', async () => {
    const before = seal((await load({ dataKey: one })).dataKey, 'text')
    const { dataKey } = await load({ dataKey: two, previousDataKeys: [one] })
    expect(unseal(dataKey, before)).toBe('text')
    expect(await needed()).toEqual([keyOfSecret(one).id, keyOfSecret(two).id])
    await expect(load({ dataKey: two })).rejects.toThrow(MissingKey)
  })

  it('takes a key of the environment in place of the file, and a file in place of it', async () => {
    const inFile = seal((await load()).dataKey, 'text')
    const named = seal((await load({ dataKey: one })).dataKey, 'text')
    const { dataKey } = await load({ previousDataKeys: [one] })
    expect([unseal(dataKey, inFile), unseal(dataKey, named)]).toEqual(['text', 'text'])
  })

  const bearer = {
    audience: 'customer' as const,
    identity: '6d0e5a2c-91ab-4f0e-8a5b-7c3f1d2e9b44',
    tenant: 'hearthline',
    session: 'a-session',
    signedInAt: new Date('2026-11-20T08:00:00.000Z'),
    isFactorDue: false,
  }
  const now = new Date('2026-11-20T08:10:00.000Z')
  const limits = { idleMs: 1_800_000, absoluteMs: 43_200_000 }

  it('knows tokens that the one before it signed, and signs none with it', async () => {
    const before = `Bearer ${signToken((await load({ jwtSecret: one })).tokenKey, bearer, now, limits)}`
    const { tokenKey } = await load({ jwtSecret: two, previousJwtSecrets: [one] })
    expect(findBearer(tokenKey, before, now)).toMatchObject(bearer)
    const after = `Bearer ${signToken(tokenKey, bearer, now, limits)}`
    const alone = (await load({ jwtSecret: two })).tokenKey
    expect([findBearer(alone, after, now), findBearer(alone, before, now)]).toEqual([
      expect.objectContaining(bearer),
      undefined,
    ])
  })

  it('knows tokens of a file that was set aside, and makes another key', async () => {
    const { tokenKey } = await load()
    const before = `Bearer ${signToken(tokenKey, bearer, now, limits)}`
    renameSync(file('jwt.key'), file('jwt.key.previous'))
    const next = (await load()).tokenKey
    expect(next.current).not.toEqual(tokenKey.current)
    expect(findBearer(next, before, now)).toMatchObject(bearer)
  })
})

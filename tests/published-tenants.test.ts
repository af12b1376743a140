// @module-tag slow
import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { repository } from '#source'
import type { Database } from '../server/database/database.ts'
import { openPglite } from '../server/database/open-pglite.ts'
import { applications, identities } from '../server/database/schema.ts'
import { publishedHashes } from '../server/tenants/published/published-tenants.ts'
import { databaseTemplate } from './support/database/database-template.ts'
import { callCommand } from './support/processes/call-command.ts'

// Each command starts the server's program, which opens the embedded database.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

let dir = ''
let data = ''
beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'publish-'))
  data = path.join(dir, 'data')
  for (const folder of [
    'flows',
    ...['provider', 'credit-union', 'harborcu', 'hearthline'].map((code) => `tenants/${code}`),
  ])
    cpSync(path.join(repository, folder), path.join(dir, folder), { recursive: true })
  const database = await openPglite({
    folder: path.join(data, 'postgres'),
    template: await databaseTemplate(),
  })
  await database.close()
})
afterAll(() => rmSync(dir, { recursive: true }))

const tenant = (...args: readonly string[]) => callCommand('tenant', ...args, '--dir', dir)

/** Changes the file of a lender while a function runs. */
async function edited<T>(change: (text: string) => string, run: () => Promise<T>): Promise<T> {
  const file = path.join(dir, 'tenants/harborcu/tenant.json')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, change(text))
  try {
    return await run()
  } finally {
    writeFileSync(file, text)
  }
}

async function inDatabase<T>(use: (db: Database) => Promise<T>): Promise<T> {
  const database = await openPglite({ folder: path.join(data, 'postgres') })
  try {
    return await use(database.db)
  } finally {
    await database.close()
  }
}
const published = async () => [...(await inDatabase(publishedHashes)).keys()]

async function openApplication(db: Database): Promise<void> {
  const owner = randomUUID()
  const who = { uuid: owner, tenant: 'harborcu', email: 'jo@example.com' }
  const profile = { uuid: randomUUID(), phoneNumbers: [], addresses: [], hasSsn: false }
  await db.insert(identities).values({ ...who, profile })
  const uuid = randomUUID()
  await db.insert(applications).values({
    ...{ uuid, owner, tenant: 'harborcu', state: 'OFFER_SELECTION', version: 1, processVersion: 1 },
    ...{ heloc: { uuid }, status: {}, loanFile: { esignCode: '1234' } },
  })
}

describe('journey tenant publish', () => {
  it('puts nothing into the database that lint refuses', async () => {
    const broken = (text: string) => text.replace('"NCUA"', '"NCAU"').replace('"brand": "#', '"brand": "')
    const { exitCode, stdout, stderr } = await edited(broken, () =>
      tenant('publish', 'harborcu', '--to', data),
    )
    expect([exitCode, stderr]).toEqual([1, 'Nothing was published.\n'])
    expect(stdout).toContain('tenants/harborcu/tenant.json')
  })

  it('puts a lender there, for the servers on it', async () => {
    expect(await published()).toEqual([])
    const { exitCode, stdout, stderr } = await tenant('publish', 'harborcu', '--to', data)
    expect([exitCode, stderr]).toEqual([0, ''])
    expect(stdout).toContain('harborcu is published')
    expect(await published()).toEqual(['harborcu'])
  })

  it.each([
    [['publish', 'harborcu', '--to', '/nowhere'], '"/nowhere" names no database'],
    [['publish', 'harborcu', '--to', 'postgres://nobody@127.0.0.1:1/none'], 'ECONNREFUSED'],
    [['publish', 'harborc'], 'There is no tenant "harborc". Did you mean "harborcu"?'],
    [['publish'], 'Which lender?'],
  ])('says of %s what is wrong, and exits 2', async (args, problem) => {
    const { exitCode, stderr } = await tenant(...args)
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining(problem)])
  })
})

describe('journey tenant remove', () => {
  it('leaves a lender with open applications, and says how many and what to do', async () => {
    await inDatabase(openApplication)
    rmSync(path.join(dir, 'tenants/harborcu'), { recursive: true })
    const { exitCode, stderr } = await tenant('remove', 'harborcu', '--from', data, '--yes')
    expect([exitCode, stderr]).toEqual([
      1,
      'An application is open at harborcu, and could not go on without it: let it take nobody new, by "setup": "CLOSED", and remove it when they have ended.\n',
    ])
    expect(await published()).toEqual(['harborcu'])
  })

  it('takes it out of the database when they have ended', async () => {
    await inDatabase((db) => db.update(applications).set({ state: 'COMPLETE' }))
    const { exitCode, stdout } = await tenant('remove', 'harborcu', '--from', data, '--yes')
    expect([exitCode, stdout]).toEqual([0, expect.stringContaining('harborcu is no longer published')])
    expect(await published()).toEqual([])
  })
})

import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Position } from '#generated/api'
import { lockDataFolder } from '../server/database/data-folder/lock-data-folder.ts'
import { openPglite } from '../server/database/open-pglite.ts'
import { applications, identities } from '../server/database/schema.ts'
import { createTestApp } from './support/backend/create-test-app.ts'
import { databaseTemplate } from './support/database/database-template.ts'
import { Borrower } from './support/http/borrower.ts'
import { registration } from './support/http/registration.ts'
import { callCommand } from './support/processes/call-command.ts'

// Opens a database, possibly on a machine that is busy with other tests.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

describe('an application of a running sandbox', () => {
  let app: FastifyInstance
  let url: string
  let borrower: Borrower
  beforeAll(async () => {
    app = await createTestApp()
    url = await app.listen({ port: 0, host: '127.0.0.1' })
    borrower = new Borrower(app)
    await borrower.register(registration({ email: 'secret@example.com' }))
  })
  afterAll(() => app.close())

  const positions = async (): Promise<readonly Position[]> =>
    (await borrower.get('/sandbox/positions')).json()

  it('is told by where it stands and by what conditions read, its personal values withheld', async () => {
    const [position] = await positions()
    expect(position).toMatchObject({
      application: borrower.application,
      tenant: 'hearthline',
      state: 'GEN_PRE_SOFT_CREDIT_DISCLOSURE',
      context: { profile: { email: 'withheld', name: { firstName: 'withheld' } } },
    })
    const { name, addresses = [] } = await borrower.profile()
    const personal = [name?.firstName, name?.lastName, addresses[0]?.street1, 'secret@example.com']
    const text = JSON.stringify(await positions())
    for (const value of personal) expect(text).not.toContain(value)
  })

  it('is explained by its uuid, and shown as its applicant is', async () => {
    const ran = await callCommand(
      'why',
      '--application',
      borrower.application,
      '--url',
      url,
      '--format',
      'json',
    )
    expect([ran.exitCode, ran.stderr]).toEqual([0, ''])
    expect(JSON.parse(ran.stdout)).toMatchObject({ page: 'start/profile', by: 'machine' })
  })

  it('is told what a change would do to it', async () => {
    const { exitCode, stdout } = await callCommand('diff', '.', '--url', url, '--format', 'json')
    const { positions } = JSON.parse(stdout)
    expect([exitCode, positions]).toEqual([
      0,
      [
        {
          application: borrower.application,
          tenant: 'hearthline',
          state: 'GEN_PRE_SOFT_CREDIT_DISCLOSURE',
          verdict: 'unaffected',
          from: 'start/profile',
          to: 'start/profile',
          migrations: [],
        },
      ],
    ])
  })

  it('is not found under another uuid', async () => {
    const other = randomUUID()
    expect(await callCommand('why', '--application', other, '--url', url)).toEqual({
      exitCode: 1,
      stdout: '',
      stderr: `There is no application ${other}.\n`,
    })
  })
})

describe('an application of a stopped server', () => {
  let folder = ''
  const application = randomUUID()
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'stopped-'))
    vi.stubEnv('DATA_DIR', folder)
    vi.stubEnv('DATABASE_URL', '')
    const { db, close } = await openPglite({
      folder: path.join(folder, 'postgres'),
      template: await databaseTemplate(),
    })
    const owner = randomUUID()
    await db
      .insert(identities)
      .values({ uuid: owner, tenant: 'harborcu', email: 'a@example.com', profile: {} })
    await db.insert(applications).values({
      uuid: application,
      owner,
      tenant: 'harborcu',
      state: 'HMDA',
      version: 1,
      processVersion: 1,
      heloc: {},
      status: {},
      loanFile: { esignCode: '1234' },
    })
    await close()
  })
  afterAll(() => {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
  })

  const why = () => callCommand('why', '--application', application, '--database', '--format', 'json')

  it('is read from the database, of the lender that it is with', async () => {
    const { exitCode, stdout } = await why()
    expect(exitCode).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({ tenant: 'harborcu', page: 'start/hmda' })
  })

  it('is not read while a server runs, for two processes would destroy the database', async () => {
    const lock = lockDataFolder(folder)
    const { exitCode, stderr } = await why()
    lock.release()
    expect(exitCode).toBe(2)
    expect(stderr).toMatch(/Stop it first, .+ A running sandbox is asked by its address, with --url\.\n$/)
    expect((await why()).exitCode).toBe(0)
  })
})

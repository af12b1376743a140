import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSecrets } from '../../server/keys/load-secrets.ts'
import { createTestApp } from '../../tests/support/backend/create-test-app.ts'
import { callCommand } from '../../tests/support/processes/call-command.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const secrets = createSecrets()
let app: FastifyInstance
let url: string
let folder: string
beforeAll(async () => {
  app = await createTestApp({ sandbox: { mode: 'closed' }, secrets })
  url = await app.listen({ port: 0, host: '127.0.0.1' })
  folder = mkdtempSync(path.join(tmpdir(), 'operator-'))
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})
beforeEach(() => {
  vi.stubEnv('OPERATOR_KEY', secrets.operatorKey)
  vi.stubEnv('DATA_DIR', folder)
  return () => vi.unstubAllEnvs()
})

const everything = (email: string) => [
  ...['--tenant', 'summit-wholesale', '--email', email, '--first-name', 'Ana', '--last-name', 'Reyes'],
  ...[
    '--dob',
    '1979-05-14',
    '--phone',
    '(303) 555-0190',
    '--street',
    '2210 Cedar Avenue',
    '--city',
    'Denver',
  ],
  ...['--state', 'CO', '--zip', '80202', '--occupancy', 'PRIMARY', '--income', '118,000'],
  ...['--employment', 'FULL_TIME', '--referrer', '5f0c2a9e-6f2b-4c1d-9a53-1c8f4d7e2b60'],
]
const invite = (...args: readonly string[]) => callCommand('invite', ...args, '--url', url)
const outbox = (...args: readonly string[]) => callCommand('outbox', ...args, '--url', url)

describe('journey invite', () => {
  it('invites a borrower at a server whose sandbox is closed, and says how to read the letter', async () => {
    const ran = await invite(...everything('ana@example.com'))
    expect(ran).toEqual({
      exitCode: 0,
      stdout: expect.stringMatching(
        /^ana@example\.com is invited: application [0-9a-f-]{36}\.\nThe letter with the code: npx journey outbox --to ana@example\.com --url http/,
      ),
      stderr: '',
    })
    const { exitCode, stdout } = await outbox('--to', 'ana@example.com')
    expect([exitCode, stdout]).toEqual([
      0,
      expect.stringMatching(/mail to ana@example\.com\n[\s\S]*\b\d{6}\b/),
    ])
  })

  it('takes the same from a file, what options say standing over it', async () => {
    const file = path.join(folder, 'invitation.json')
    writeFileSync(
      file,
      JSON.stringify({
        ...{ orgCode: 'summit-wholesale', email: 'bo@example.com', firstName: 'Bo', lastName: 'Lind' },
        ...{ dob: '1979-05-14', phoneNumber: '3035550190', occupancy: 'PRIMARY', annualIncome: 90_000 },
        address: { street1: '2210 Cedar Avenue', city: 'Boulder', state: 'CO', zip: '80202' },
        ...{ employmentType: 'FULL_TIME', referrer: '5f0c2a9e-6f2b-4c1d-9a53-1c8f4d7e2b60' },
      }),
    )
    const ran = await invite('--file', file, '--email', 'cy@example.com', '--city', 'Denver', '--json')
    expect([ran.exitCode, Object.keys(JSON.parse(ran.stdout))]).toEqual([
      0,
      ['identityUuid', 'applicationUuid'],
    ])
    expect((await outbox('--to', 'bo@example.com')).stdout).toBe('No letter to bo@example.com.\n')
    expect(JSON.parse((await outbox('--to', 'cy@example.com', '--json')).stdout)).toHaveLength(1)
  })

  it('says what is missing, and invites nobody with what nobody said', async () => {
    const some = everything('dee@example.com').filter((_, index) => index < 8)
    const { exitCode, stderr } = await invite(...some)
    expect([exitCode, stderr]).toEqual([1, expect.stringContaining('The server refuses (422): ')])
    for (const name of [
      'dob',
      'phoneNumber',
      'address',
      'occupancy',
      'annualIncome',
      'employmentType',
      'referrer',
    ])
      expect(stderr).toContain(`${name} is required.`)
    expect((await outbox('--to', 'dee@example.com')).stdout).toBe('No letter to dee@example.com.\n')
  })

  it.each([
    [['--income', 'much'], 2, '--income is "much"'],
    [['--frist-name', 'Ana'], 2, "Unknown option '--frist-name'"],
    [['--file', '/nowhere.json'], 2, 'There is no file or folder "/nowhere.json"'],
    [['--tenant', 'nobody'], 1, 'The server refuses (404): No private label data found'],
  ])('says of %s what is wrong', async (args, code, problem) => {
    const { exitCode, stderr } = await invite(...everything('eve@example.com'), ...args)
    expect([exitCode, stderr]).toEqual([code, expect.stringContaining(problem)])
  })
})

describe("the operator's key", () => {
  it('is that of the data folder where the environment names none', async () => {
    vi.stubEnv('OPERATOR_KEY', '')
    expect((await outbox()).stderr).toContain(
      `OPERATOR_KEY is not set, and there is no ${path.join(folder, 'operator.key')}.`,
    )
    writeFileSync(path.join(folder, 'operator.key'), `${secrets.operatorKey}\n`)
    expect((await outbox()).exitCode).toBe(0)
  })

  it('of another server is refused, and which one it should be is said', async () => {
    vi.stubEnv('OPERATOR_KEY', createSecrets().operatorKey)
    expect(await outbox()).toEqual({
      exitCode: 2,
      stdout: '',
      stderr:
        'The server has another operator key. Name its own in OPERATOR_KEY, or its data folder in DATA_DIR.\n',
    })
  })

  it('is of no use where nothing answers', async () => {
    const { exitCode, stderr } = await callCommand('outbox', '--url', 'http://127.0.0.1:1')
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining('Nothing answers at http://127.0.0.1:1')])
  })
})

describe('journey drive', () => {
  it('says of a server whose sandbox is closed that it needs an open one, and makes nobody up there', async () => {
    const { exitCode, stderr } = await callCommand('drive', '--url', url)
    expect([exitCode, stderr]).toEqual([
      1,
      `${url} keeps its sandbox closed: there is no /sandbox/positions at it. Drive a server that was started with SANDBOX=on.\n`,
    ])
  })
})

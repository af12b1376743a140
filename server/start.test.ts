// @module-tag slow
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createDataFolder } from '../tests/support/database/data-folder.ts'
import { startServerProcess } from '../tests/support/processes/server-process.ts'
import { readKeyFile } from './keys/key-file.ts'
import { keyOfSecret } from './secrets/key-ring.ts'

// Each test starts the server, on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

let folder: string
beforeAll(async () => {
  folder = await createDataFolder()
})
afterAll(() => rmSync(folder, { recursive: true }))

type Env = Readonly<Record<string, string>>

/** Runs a program of the server until it ends. */
function run(program: string, env: Env, ...args: readonly string[]) {
  const { NODE_ENV: _, ...inherited } = process.env
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(import.meta.dirname, program), ...args],
    {
      encoding: 'utf8',
      timeout: 60_000,
      env: { ...inherited, PORT: '0', HOST: '127.0.0.1', DATABASE_URL: '', DATA_DIR: folder, ...env },
    },
  )
  return { status, stdout, stderr }
}

const start = (env: Env) => run('main.ts', env, '--api-only')
const keyFile = () => path.join(folder, 'data.key')
const keyId = () => readKeyFile(keyFile())[0]?.id

async function startAndStop(env: Env = {}): Promise<string> {
  const server = await startServerProcess({ DATA_DIR: folder, ...env })
  await server.stop()
  return server.said()
}

/** Gives the folder its key, which the first start creates. */
async function startOnce(): Promise<void> {
  if (!existsSync(keyFile())) await startAndStop()
}

describe('a server does not start, and says why in a sentence', () => {
  it.each([
    [{ JWT_SECRET: '' }, 'JWT_SECRET is empty; at least 32 are needed.'],
    [{ DATA_KEY: 'short' }, 'DATA_KEY holds a secret of 5 bytes; at least 32 are needed.'],
    [{ SANDBOX: 'yes' }, 'SANDBOX is "yes". It must be on ('],
    [{ SANDBOX: 'closed', SANDBOX_JOB_MS: '5' }, 'SANDBOX_JOB_MS is set, but the sandbox is closed:'],
    [
      { NODE_ENV: 'production', SANDBOX_DAY_SECONDS: '1' },
      'SANDBOX_DAY_SECONDS is set, but the sandbox is closed, as it is by default',
    ],
    [{ SANDBOX: 'off' }, "SANDBOX is off, but these vendors are the sandbox's"],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY names "true".'],
    [{ HOST: '192.0.2.1' }, 'Stop what is there, or name another PORT or HOST.'],
  ])('with %o', (env, sentence) => {
    const { status, stdout, stderr } = start(env)
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(/^The server does not start\. /)
    expect(stderr).toContain(sentence)
    expect(stderr).not.toContain('    at ')
  })
})

/** Runs something while the folder has another key, or none. */
function withKeyFile(text: string | undefined, act: () => void): void {
  const own = readFileSync(keyFile(), 'utf8')
  if (text === undefined) rmSync(keyFile())
  else writeFileSync(keyFile(), text)
  act()
  writeFileSync(keyFile(), own)
}

describe('a data folder', () => {
  beforeAll(startOnce)

  it('is opened by no other key than it was begun with', () => {
    const id = keyId()
    withKeyFile(randomBytes(32).toString('base64'), () => {
      const { status, stdout, stderr } = start({})
      expect([status, stdout]).toEqual([1, ''])
      expect(stderr).toContain(
        `The server does not start. This database holds what is sealed with the key ${id} `,
      )
      expect(stderr).toContain(`and this server was given ${keyId()} alone.`)
    })
  })

  it('whose key was deleted is not opened, and given no other one; put back, it opens', async () => {
    const id = keyId()
    withKeyFile(undefined, () => {
      const { status, stderr } = start({})
      expect([status, existsSync(keyFile())]).toEqual([1, false])
      expect(stderr).toContain(`sealed with the key ${id} `)
      expect(stderr).toContain(`or put ${keyFile()} back from a backup`)
    })
    expect(await startAndStop()).toContain('Listening')
  })
})

describe('a server whose vendors the sandbox plays unseen', () => {
  it('says so, and which', async () => {
    const said = await startAndStop({ NODE_ENV: 'production' })
    expect(said).toMatch(/WARNING: the sandbox plays these vendors, .*: originators, .*payments.*SANDBOX=off/)
    expect(await startAndStop({ SANDBOX: 'on' })).not.toContain('WARNING')
  })
})

describe('npm run rotate-keys', () => {
  beforeAll(startOnce)

  it('gives a stopped server a new key, with which it starts', async () => {
    const before = keyId()
    const { status, stdout } = run('rotate-keys.ts', {})
    expect([status, keyId() === before]).toEqual([0, false])
    expect(stdout).toContain(`Nothing needs ${before} any more.`)
    expect(await startAndStop()).toContain('Listening')
  })

  it('is refused while the server runs', async () => {
    const server = await startServerProcess({ DATA_DIR: folder })
    const before = keyId()
    const { status, stderr } = run('rotate-keys.ts', {})
    await server.stop()
    expect([status, keyId()]).toEqual([2, before])
    expect(stderr).toContain('Stop it first, or name another DATA_DIR here.')
    expect(stderr).not.toContain('--url')
  })

  it('moves the key into the environment, in one step on a stopped server', async () => {
    const secret = 'the first secret of this installation'
    const before = keyId()
    const { status, stdout } = run('rotate-keys.ts', { DATA_KEY: secret })
    expect([status, stdout]).toEqual([0, expect.stringContaining(`with ${keyOfSecret(secret).id}.`)])
    expect(stdout).toContain(`Nothing needs ${before} any more.`)
    expect(start({}).stderr).toContain(`sealed with the key ${keyOfSecret(secret).id} `)
    expect(await startAndStop({ DATA_KEY: secret })).toContain('Listening')
  })
})

describe('a command that changes a database', () => {
  it.each([['rotate-keys.ts'], ['keep-tenants.ts', 'withdraw', 'harborcu']])(
    'does not create one where DATA_DIR is mistyped: %s',
    (program, ...args) => {
      const mistyped = path.join(folder, 'mistyped')
      const { status, stderr } = run(program, { DATA_DIR: mistyped }, ...args)
      expect([status, existsSync(mistyped)]).toEqual([2, false])
      expect(stderr).toContain(`There is no embedded database in ${mistyped}.`)
    },
  )
})

// @module-tag slow
import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createDataFolder } from './support/database/data-folder.ts'
import { type ServerProcess, startServerProcess } from './support/processes/server-process.ts'

// Runs external programs: a compiler, a linter, and an application from its registration to its end.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

const folder = path.join(import.meta.dirname, '../examples/client')
const dataDir = await createDataFolder()
const paces = { SANDBOX_DAY_SECONDS: '0', SANDBOX_JOB_MS: '0', SANDBOX_REVIEW_MS: '0' }

let server: ServerProcess
beforeAll(async () => {
  server = await startServerProcess({ DATA_DIR: dataDir, SANDBOX: 'on', ...paces })
})
afterAll(async () => {
  await server.stop()
  rmSync(dataDir, { recursive: true })
})

const offline = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }

/** Output of a script of the client's workspace, or its error output if the script failed. */
async function run(script: string, ...args: readonly string[]): Promise<string> {
  const options = { cwd: folder, env: { ...process.env, ...offline } }
  try {
    return (await promisify(execFile)('npm', ['run', '--silent', script, '--', ...args], options)).stdout
  } catch (error) {
    throw new Error(
      error instanceof Error && 'stdout' in error ? `${error.message}\n${error.stdout}` : String(error),
    )
  }
}

describe('docs/openapi.json', () => {
  it('is clean by the recommended rules of Redocly, warnings too', async () => {
    await run('lint', '--max-problems', '20')
  })

  it('makes a client that compiles, and drives an application of a running server until it is complete', async () => {
    await run('generate')
    await run('check')
    expect((await run('apply', server.base)).trim().split('\n').at(-1)).toBe('COMPLETE')
  })
})

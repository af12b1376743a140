import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from './free-port.ts'

export interface TemporaryPostgres {
  readonly url: string
  readonly stop: () => Promise<void>
}

/** The Postgres of DATABASE_URL, else one of its own for the time of the bench; undefined where none is installed. */
export async function startPostgres(): Promise<TemporaryPostgres | undefined> {
  const named = process.env.DATABASE_URL
  if (named !== undefined && named !== '') return { url: named, stop: async () => {} }
  if (!isInstalled()) return undefined
  const user = unprivileged()
  const folder = mkdtempSync(path.join(tmpdir(), 'heloc-bench-postgres-'))
  if (user.uid !== undefined) chownSync(folder, user.uid, user.uid)
  execFileSync('initdb', ['-D', folder, '-U', 'heloc', '-A', 'trust'], {
    ...user,
    cwd: folder,
    stdio: 'ignore',
  })
  const port = await freePort()
  const child = spawn('postgres', ['-D', folder, '-p', String(port), '-k', '', '-h', '127.0.0.1'], {
    ...user,
    cwd: folder,
    stdio: 'ignore',
  })
  const url = `postgres://heloc@127.0.0.1:${port}/postgres`
  await untilReady(url)
  return {
    url,
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function isInstalled(): boolean {
  try {
    execFileSync('initdb', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Postgres refuses to run as root. */
function unprivileged(): { readonly uid?: number } {
  if (process.getuid?.() !== 0) return {}
  return { uid: Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' })) }
}

async function untilReady(url: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (attempt === 100) throw error
      await pause(100)
    }
  }
}

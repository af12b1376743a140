import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { cleanUp } from '../processes/clean-up.ts'
import { freePort } from '../processes/free-port.ts'

export interface TemporaryPostgres {
  readonly url: string
  readonly stop: () => Promise<void>
}

/** Postgres of one test, with the ways in which it can fail. */
export interface OwnPostgres extends TemporaryPostgres {
  readonly start: () => Promise<void>
  /** Stops it as an administrator does: all clients are disconnected. */
  readonly shutDown: () => Promise<void>
  /** Kills it, as a power failure would. */
  readonly kill: () => Promise<void>
}

/** Returns the Postgres of DATABASE_URL, otherwise starts one that runs until it is stopped; undefined if none is installed. */
export async function startPostgres(): Promise<TemporaryPostgres | undefined> {
  const named = process.env.DATABASE_URL
  if (named !== undefined && named !== '') return { url: named, stop: async () => {} }
  return isPostgresInstalled() ? startOwnPostgres() : undefined
}

/**
 * Starts a new Postgres in a temporary folder. The folder is removed when it is stopped or this process ends. Settings
 * are those of postgresql.conf.
 */
export async function startOwnPostgres(
  settings: Readonly<Record<string, string>> = {},
): Promise<OwnPostgres> {
  const user = unprivileged()
  const folder = mkdtempSync(path.join(tmpdir(), 'heloc-postgres-'))
  if (user.uid !== undefined) chownSync(folder, user.uid, user.uid)
  execFileSync(program('initdb'), ['-D', folder, '-U', 'heloc', '-A', 'trust', '--no-sync'], {
    ...user,
    cwd: folder,
    stdio: 'ignore',
  })
  const port = await freePort()
  const url = `postgres://heloc@127.0.0.1:${port}/postgres`
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const args = ['-D', folder, '-p', String(port), '-k', '', '-h', '127.0.0.1', ...options]
  let child: ChildProcess | undefined
  const start = async () => {
    child = await startChild(
      () => spawn(program('postgres'), args, { ...user, cwd: folder, stdio: 'ignore' }),
      url,
    )
  }
  const end = async (signal: 'SIGINT' | 'SIGKILL') => {
    if (child === undefined || hasEnded(child)) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  const remove = cleanUp(killAndRemove, folder)
  await start()
  return {
    url,
    start,
    shutDown: () => end('SIGINT'),
    kill: () => end('SIGKILL'),
    stop: async () => {
      await end('SIGINT')
      await remove()
    },
  }
}

// A killed server still writes for a moment, so removal is repeated.
const killAndRemove =
  'test -f "$1/postmaster.pid" && kill -9 "$(head -n 1 "$1/postmaster.pid")"; until rm -rf "$1"; do sleep 0.1; done'

export function isPostgresInstalled(): boolean {
  try {
    execFileSync(program('initdb'), ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Path of a Postgres program: Debian and Ubuntu do not put the server's programs on the PATH. */
function program(name: string): string {
  const packaged = '/usr/lib/postgresql'
  const versions = existsSync(packaged) ? readdirSync(packaged).sort((a, b) => Number(b) - Number(a)) : []
  return versions.map((version) => path.join(packaged, version, 'bin', name)).find(existsSync) ?? name
}

/** User for the server, because Postgres refuses to run as root. */
function unprivileged(): { readonly uid?: number } {
  if (process.getuid?.() !== 0) return {}
  return { uid: Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' })) }
}

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null

/**
 * Starts a server and waits until it accepts connections. A killed server leaves processes behind, and a new one exits
 * while these still end: then another one is started.
 */
async function startChild(spawnChild: () => ChildProcess, url: string): Promise<ChildProcess> {
  let child = spawnChild()
  for (let attempt = 0; ; attempt += 1) {
    if (hasEnded(child)) child = spawnChild()
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.end()
      return child
    } catch (error) {
      if (attempt === 200) throw error
      await pause(50)
    }
  }
}

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

/** A Postgres of one's own, with what befalls one. */
export interface OwnPostgres extends TemporaryPostgres {
  readonly start: () => Promise<void>
  /** Ends it as an administrator does: whoever is connected is sent away. */
  readonly shutDown: () => Promise<void>
  /** Ends it as a power switch does. */
  readonly kill: () => Promise<void>
}

/** The Postgres of DATABASE_URL, else one of its own until it is stopped; undefined where none is installed. */
export async function startPostgres(): Promise<TemporaryPostgres | undefined> {
  const named = process.env.DATABASE_URL
  if (named !== undefined && named !== '') return { url: named, stop: async () => {} }
  return isPostgresInstalled() ? startOwnPostgres() : undefined
}

/** A new Postgres in a temporary folder, both gone when it is stopped or this process has ended. Settings are those of postgresql.conf. */
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

// What was killed still writes for a moment.
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

/** Debian and Ubuntu put no server's program on the path. */
function program(name: string): string {
  const packaged = '/usr/lib/postgresql'
  const versions = existsSync(packaged) ? readdirSync(packaged).sort((a, b) => Number(b) - Number(a)) : []
  return versions.map((version) => path.join(packaged, version, 'bin', name)).find(existsSync) ?? name
}

/** Postgres refuses to run as root. */
function unprivileged(): { readonly uid?: number } {
  if (process.getuid?.() !== 0) return {}
  return { uid: Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' })) }
}

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null

/** One that was killed leaves processes behind, and a new one gives up while they still end: then another is tried. */
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

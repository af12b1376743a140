import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { repository } from '#source'

/** Error for a database that cannot be read; the message says why. */
export class DatabaseUnreadable extends Error {}

/**
 * Environment that names a database to the server's programs: the address of a Postgres, the data folder of a server,
 * or the current environment.
 */
export function databaseEnv(place: string | undefined): NodeJS.ProcessEnv {
  const { env } = process
  if (place === undefined) return env
  if (/^postgres(ql)?:\/\//.test(place)) return { ...env, DATABASE_URL: place }
  if (existsSync(path.join(place, 'postgres'))) return { ...env, DATABASE_URL: '', DATA_DIR: place }
  throw new DatabaseUnreadable(
    `"${place}" names no database: it is neither the address of a Postgres nor the data folder of a server.`,
  )
}

/** Name of a database to people, without the password of its address. */
export function databaseName(place: string | undefined): string {
  const { DATABASE_URL: url, DATA_DIR: dir } = databaseEnv(place)
  if (!url) return `the embedded database in ${dir || '.data'}`
  const { host, pathname } = new URL(url)
  return `the database ${host}${pathname}`
}

/** Asks the database through the server's own program, since tools/ imports nothing of the server. */
export function askTenantDatabase(
  place: string | undefined,
  action: string,
  ...args: readonly string[]
): void {
  const program = path.join(repository, 'server/keep-tenants.ts')
  const { status, stderr } = spawnSync(process.execPath, [program, action, ...args], {
    encoding: 'utf8',
    env: databaseEnv(place),
  })
  if (status !== 0) throw new DatabaseUnreadable(stderr.trim())
}

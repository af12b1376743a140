import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { repository } from '#source'

/** A database that a command is about cannot be asked; the message says why. */
export class DatabaseUnreadable extends Error {}

/** What names a database to the server's programs: the address of a Postgres, the data folder of a server, or else what the environment says. */
export function databaseEnv(place: string | undefined): NodeJS.ProcessEnv {
  const { env } = process
  if (place === undefined) return env
  if (/^postgres(ql)?:\/\//.test(place)) return { ...env, DATABASE_URL: place }
  if (existsSync(path.join(place, 'postgres'))) return { ...env, DATABASE_URL: '', DATA_DIR: place }
  throw new DatabaseUnreadable(
    `"${place}" names no database: it is neither the address of a Postgres nor the data folder of a server.`,
  )
}

/** Asks the server's own program, for tools/ imports nothing of it. */
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

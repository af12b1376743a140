import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { OpenDatabase } from './database.ts'
import { sql } from './drizzle.ts'
import { rowsOf } from './rows-of.ts'

const folder = path.join(import.meta.dirname, 'migrations')

export interface LockPatience {
  /** Longest wait for the lock of a table, and with it the longest wait of everybody who asks for that table meanwhile. */
  readonly lockMs: number
  /** Pause between two attempts, in which the others go on. */
  readonly pauseMs: number
  readonly attempts: number
}

/** Twenty minutes in all, which is how long a backup may hold the tables that a migration changes. */
const usualPatience: LockPatience = { lockMs: 250, pauseMs: 2000, attempts: 540 }

/**
 * Applies the SQL files, or those wanted, that this database has not seen, in the order of their names, each in one transaction. None waits long
 * for a lock: a statement that waits for one, behind a backup, holds up all requests that come after it.
 */
export async function migrate(
  database: OpenDatabase,
  patience = usualPatience,
  say: (text: string) => void = console.error,
  wanted: readonly string[] = knownMigrations,
): Promise<void> {
  // Several servers may start at once on one Postgres, and "if not exists" alone is open to a race.
  await database.exec(
    `begin; select pg_advisory_xact_lock(hashtext('migrations'));
     create table if not exists migrations (name text primary key, applied_at timestamptz not null default now()); commit;`,
  )
  for (const name of await findMissingMigrations(database, wanted)) await apply(database, name, patience, say)
}

/** The database lacks migrations, and this server may apply none. */
class DatabaseTooOld extends Error {
  readonly code = 'DATABASE_TOO_OLD'
}

/** Applies missing migrations; with MIGRATE=off throws if there are any, because the server may have no right to change tables. */
export async function bringUpToDate(database: OpenDatabase, migrates: boolean): Promise<void> {
  if (migrates) return migrate(database)
  const missing = await findMissingMigrations(database).catch(() => knownMigrations)
  if (missing.length > 0)
    throw new DatabaseTooOld(
      `MIGRATE is off, and the database lacks ${missing.length} migrations, the first of them ${missing[0]}. Run \`npx journey migrate\` of this release, as a role that may change tables.`,
    )
}

/** Returns the names of the SQL files that this database has not seen, in order. */
export async function findMissingMigrations(
  { db }: Pick<OpenDatabase, 'db'>,
  wanted: readonly string[] = knownMigrations,
): Promise<readonly string[]> {
  const applied = await db.execute(sql`select name from migrations`)
  const seen = new Set(rowsOf(applied).map(nameOf))
  return wanted.filter((name) => !seen.has(name))
}

// Read once: a folder that changes under a running server belongs to the next one.
export const knownMigrations: readonly string[] = readdirSync(folder)
  .filter((file) => file.endsWith('.sql'))
  .sort()

async function apply(
  database: OpenDatabase,
  name: string,
  { lockMs, pauseMs, attempts }: LockPatience,
  say: (text: string) => void,
): Promise<void> {
  const statements = readFileSync(path.join(folder, name), 'utf8')
  for (let attempt = 1; ; attempt += 1)
    try {
      // The primary key of `migrations` lets one server win, and the others wait for it.
      await database.exec(
        `begin; set local lock_timeout = ${lockMs}; insert into migrations (name) values ('${name}'); ${statements} commit;`,
      )
      return
    } catch (error) {
      if (!(await findMissingMigrations(database)).includes(name)) return
      if (!isLocked(error) || attempt === attempts) throw error
      if (attempt === 1)
        say(
          `The migration ${name} waits for a table that somebody else holds, such as a backup or another server.`,
        )
      await pause(pauseMs)
    }
}

/** SQLSTATE lock_not_available: the lock_timeout was over. */
const isLocked = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '55P03'

const nameOf = (row: unknown): unknown =>
  typeof row === 'object' && row !== null && 'name' in row ? row.name : undefined

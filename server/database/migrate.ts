import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { OpenDatabase } from './database.ts'
import { sql } from './drizzle.ts'
import { rowsOf } from './rows-of.ts'

const folder = path.join(import.meta.dirname, 'migrations')

/** Applies the SQL files that this database has not seen, in the order of their names, each in one transaction. */
export async function migrate(database: OpenDatabase): Promise<void> {
  // Several servers may start at once on one Postgres, and "if not exists" alone is open to a race.
  await database.exec(
    `begin; select pg_advisory_xact_lock(hashtext('migrations'));
     create table if not exists migrations (name text primary key, applied_at timestamptz not null default now()); commit;`,
  )
  for (const name of await findMissingMigrations(database)) await apply(database, name)
}

/** Returns the names of the SQL files that this database has not seen, in order. */
export async function findMissingMigrations({ db }: OpenDatabase): Promise<readonly string[]> {
  const applied = await db.execute(sql`select name from migrations`)
  const seen = new Set(rowsOf(applied).map(nameOf))
  return names.filter((name) => !seen.has(name))
}

// Read once: a folder that changes under a running server belongs to the next one.
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.sql'))
  .sort()

async function apply(database: OpenDatabase, name: string): Promise<void> {
  const statements = readFileSync(path.join(folder, name), 'utf8')
  try {
    // The primary key of `migrations` lets one server win, and the others wait for it.
    await database.exec(`begin; insert into migrations (name) values ('${name}'); ${statements} commit;`)
  } catch (error) {
    if ((await findMissingMigrations(database)).includes(name)) throw error
  }
}

const nameOf = (row: unknown): unknown =>
  typeof row === 'object' && row !== null && 'name' in row ? row.name : undefined

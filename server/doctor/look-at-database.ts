import { existsSync } from 'node:fs'
import { systemClock } from '../clock/clock.ts'
import { freeBytesOf } from '../database/data-folder/keep-room.ts'
import type { OpenDatabase } from '../database/database.ts'
import { sql } from '../database/drizzle.ts'
import { findMissingMigrations, knownMigrations } from '../database/migrate.ts'
import { rowsOf } from '../database/rows-of.ts'
import { openStore } from '../documents/files/open-store.ts'
import { loadDataKeys } from '../keys/load-secrets.ts'
import { loadWaiting } from '../retention/usual-rows.ts'
import type { Settings } from '../settings.ts'
import { type Finding, fault, fine, look, warning } from './finding.ts'

/** Looks at the database: its release, its keys, its clock, its protections, and what waits for a person in it. */
export async function lookAtDatabase(
  database: OpenDatabase,
  settings: Settings,
): Promise<readonly Finding[]> {
  const release = await look(() => lookAtRelease(database))
  // With another release its tables are not known.
  if (release.some(({ level }) => level !== 'fine')) return release
  const others = [
    async () => {
      await loadDataKeys(settings, database)
      return [fine('The keys that open what is sealed are here.')]
    },
    async () => {
      await openStore(settings.store, database)
      return settings.store === undefined ? [] : [fine('The store of files takes, gives and removes a file.')]
    },
    () => lookAtClock(database),
    () => lookAtProtection(database),
    () => lookAtWaiting(database),
  ]
  const found: Finding[] = [...release]
  for (const at of others) found.push(...(await look(at)))
  return found
}

/** Looks how much room the disk of an embedded database has. Without its folder there is nothing to say: the database is missed. */
export async function lookAtDisk({ dataDir, leastFreeBytes }: Settings): Promise<readonly Finding[]> {
  if (!existsSync(dataDir)) return []
  const megabytes = Math.floor((await freeBytesOf(dataDir)) / 1024 ** 2)
  const least = Math.floor(leastFreeBytes / 1024 ** 2)
  const said = `The disk of ${dataDir} has ${megabytes} MB left`
  if (megabytes < least)
    return [fault(`${said}, and below ${least} MB (MIN_FREE_MB) nothing is written. Make room.`)]
  return [megabytes < 4 * least ? warning(`${said}: make room before it is ${least}.`) : fine(`${said}.`)]
}

async function lookAtRelease({ db }: OpenDatabase): Promise<readonly Finding[]> {
  const [exists] = rowsOf(await db.execute(sql`select 1 from pg_tables where tablename = 'migrations'`))
  if (exists === undefined) return [warning('The database is empty: the first start makes its tables.')]
  const applied = rowsOf(await db.execute(sql`select name from migrations`)) as { readonly name: string }[]
  const missing = await findMissingMigrations({ db })
  const newer = applied.map(({ name }) => name).filter((name) => !knownMigrations.includes(name))
  if (newer.length > 0)
    return [
      warning(
        `The database is of a newer release (${newer.join(', ')}): servers of this one go on, and are to be replaced.`,
      ),
    ]
  if (missing.length === 0) return [fine('The database has every migration of this release.')]
  return [
    warning(
      `The database lacks ${missing.length} migrations, the first of them ${missing[0]}: run \`npx journey migrate\`; a start does so too, unless MIGRATE=off.`,
    ),
  ]
}

const mostSkewSeconds = 60

async function lookAtClock({ db }: OpenDatabase): Promise<readonly Finding[]> {
  const [row] = rowsOf(
    await db.execute(sql`select extract(epoch from clock_timestamp())::double precision as now`),
  ) as [{ readonly now: number }]
  const skew = Math.round(Math.abs(row.now - systemClock.now().getTime() / 1000))
  if (skew <= mostSkewSeconds) return [fine('This machine and the database have the same time.')]
  return [
    fault(
      `This machine and the database differ by ${skew} seconds: sessions end early, and nothing is purged. Set the clock that is wrong.`,
    ),
  ]
}

/** Looks whether the triggers that keep history from being rewritten are in force: some tools leave them switched off. */
async function lookAtProtection({ db }: OpenDatabase): Promise<readonly Finding[]> {
  const off = rowsOf(
    await db.execute(sql`select distinct tgrelid::regclass::text as name from pg_trigger
      where not tgisinternal and tgenabled <> 'O' order by 1`),
  ) as { readonly name: string }[]
  if (off.length === 0) return [fine('What is only appended to is protected.')]
  const names = off.map(({ name }) => name).join(', ')
  return [
    fault(
      `Triggers of ${names} are switched off, so history can be rewritten: \`alter table … enable trigger user\`.`,
    ),
  ]
}

async function lookAtWaiting(database: OpenDatabase): Promise<readonly Finding[]> {
  const [row] = rowsOf(
    await database.db.execute(sql`select
      (select count(*) from vendor_calls where state = 'DEAD')::integer + (select count(*) from outbox where dead_at is not null)::integer as dead,
      (select count(*) from audit_log where position is null and at < now() - interval '10 minutes')::integer as unsealed`),
  ) as [{ readonly dead: number; readonly unsealed: number }]
  const waiting = await loadWaiting({ database })
  return [
    row.dead > 0 &&
      warning(`${row.dead} calls to vendors or letters were given up: \`npx journey vendors dead-letters\`.`),
    row.unsealed > 0 &&
      warning(
        `${row.unsealed} entries of the audit log wait to be sealed for more than ten minutes: no server runs, or its log says why.`,
      ),
    waiting.length > 0 &&
      warning(`${waiting.length} purges wait for a person: \`npx journey retention show\`.`),
  ].filter((found) => found !== false)
}

import { createHash } from 'node:crypto'
import type { OpenDatabase } from '../database/database.ts'
import { sql } from '../database/drizzle.ts'
import { rowsOf } from '../database/rows-of.ts'
import { listMigrations, listTables } from './tables.ts'

/** First line of a backup. */
export interface Head {
  readonly backup: 1
  readonly takenAt: string
  readonly migrations: readonly string[]
}

/** Last line of a backup: without it the file was cut off. */
export interface Tail {
  readonly rows: number
  /** SHA-256 of all lines before it. */
  readonly sha256: string
}

/** Reads the file of a row, by the uuid of the row, where a store has it. Undefined if it is gone. */
export type ReadStored = (uuid: string) => Promise<Uint8Array | undefined>

/** Rows that are read at once; those with files are large. */
const page = 50

/**
 * Yields a backup as lines: its head, then for each table its name and its rows as JSON, then its tail. All of it is one moment
 * of the database, whatever is written meanwhile; nobody is held up. With `readStored`, files of a store are in it too, in the rows
 * that the database would have if it kept them: a server that is started on them moves them to its store again.
 */
export async function backUp(
  { db }: Pick<OpenDatabase, 'db'>,
  write: (line: string) => Promise<void>,
  readStored: ReadStored = async () => undefined,
): Promise<Tail> {
  const hash = createHash('sha256')
  let rows = 0
  const say = async (line: string) => {
    hash.update(line).update('\n')
    await write(line)
  }
  await db.transaction(
    async (tx) => {
      const [now] = rowsOf(await tx.execute(sql`select clock_timestamp()::text as at`)) as [
        { readonly at: string },
      ]
      const head: Head = { backup: 1, takenAt: now.at, migrations: await listMigrations(tx) }
      await say(JSON.stringify(head))
      for (const table of await listTables(tx)) {
        await say(JSON.stringify(['table', table]))
        await tx.execute(
          sql`declare backup_rows no scroll cursor for select row_to_json(t)::text as row from ${sql.identifier(table)} as t`,
        )
        for (;;) {
          const found = rowsOf(await tx.execute(sql`fetch ${sql.raw(String(page))} from backup_rows`)) as {
            row: string
          }[]
          for (const { row } of found) await say(await withFile(row, readStored))
          rows += found.length
          if (found.length < page) break
        }
        await tx.execute(sql`close backup_rows`)
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  const tail: Tail = { rows, sha256: hash.digest('hex') }
  await write(JSON.stringify(['end', tail]))
  return tail
}

/** Returns a row with its file in it, if the file lies in a store. */
async function withFile(row: string, readStored: ReadStored): Promise<string> {
  if (!row.includes('"stored_at":"')) return row
  const columns = JSON.parse(row)
  // The file of a purged row may still lie there for seconds.
  if (columns.bytes !== null || columns.purged_at) return row
  const bytes = await readStored(columns.uuid)
  if (bytes === undefined) return row
  const hex = Buffer.from(bytes).toString('hex')
  return JSON.stringify({ ...columns, bytes: `\\x${hex}`, stored_at: null, stored_size: null })
}

import { createHash } from 'node:crypto'
import type { OpenDatabase, Transaction } from '../database/database.ts'
import { sql } from '../database/drizzle.ts'
import { knownMigrations, migrate } from '../database/migrate.ts'
import { rowsOf } from '../database/rows-of.ts'
import { SettingsError } from '../settings/settings-error.ts'
import type { Head, Tail } from './back-up.ts'
import { listTables } from './tables.ts'

/** Rows and characters that are written at once. */
const mostRows = 500
const mostCharacters = 8_000_000

/**
 * Writes a backup into an empty database, in one transaction: the migrations that it had, its rows, and then the migrations that
 * came since. Throws a SettingsError if the database is not empty, or the backup not whole.
 */
export async function restore(database: OpenDatabase, lines: AsyncIterable<string>): Promise<Tail> {
  const reading = lines[Symbol.asyncIterator]()
  const first = await reading.next()
  const head = headOf(first.done === true ? '' : first.value)
  await migrate(database, undefined, undefined, head.migrations)
  const tail = await database.db.transaction(async (tx) => {
    const tables = await listTables(tx)
    await requireEmpty(tx, tables)
    // No entry of the audit log, and no other trigger: the rows are those that were.
    await forEach(tx, tables, (table) => sql`alter table ${table} disable trigger user`)
    const found = await writeRows(tx, String(first.value), reading)
    await forEach(tx, tables, (table) => sql`alter table ${table} enable trigger user`)
    await continueNumbers(tx)
    // Letters that the lost queue had taken: they are looked at again.
    await tx.execute(sql`update outbox set queued_at = null where sent_at is null and dead_at is null`)
    return found
  })
  await migrate(database)
  return tail
}

function headOf(line: string): Head {
  const head = parse(line) as Partial<Head>
  if (head.backup !== 1 || !Array.isArray(head.migrations))
    throw new SettingsError('This is no backup: its first line does not say so.')
  const unknown = head.migrations.filter((name) => !knownMigrations.includes(name))
  if (unknown.length > 0)
    throw new SettingsError(
      `The backup is of a newer release: this one lacks ${unknown.join(', ')}. Restore it with that release.`,
    )
  return head as Head
}

async function requireEmpty(tx: Transaction, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    const found = await tx.execute(sql`select 1 from ${sql.identifier(table)} limit 1`)
    if (rowsOf(found).length > 0)
      throw new SettingsError(
        `The database is not empty (${table}). A backup is restored into a new one, on which no server was started.`,
      )
  }
}

async function writeRows(tx: Transaction, head: string, lines: AsyncIterator<string>): Promise<Tail> {
  const hash = createHash('sha256').update(head).update('\n')
  let [table, rows, waiting]: [string, number, string[]] = ['', 0, []]
  const flush = async () => {
    if (waiting.length > 0)
      await tx.execute(sql`insert into ${sql.identifier(table)} overriding system value
        select * from json_populate_recordset(null::${sql.identifier(table)}, ${`[${waiting.join(',')}]`}::json)`)
    rows += waiting.length
    waiting = []
  }
  let characters = 0
  for (let next = await lines.next(); next.done !== true; next = await lines.next()) {
    const line = next.value
    // Rows are objects; what parts them are lists.
    const [mark, value] = line.startsWith('[') ? (parse(line) as [string, unknown]) : []
    if (mark === 'end') {
      await flush()
      const tail = value as Tail
      if (tail.sha256 !== hash.digest('hex') || tail.rows !== rows)
        throw new SettingsError(
          'The backup was changed: its content does not match its last line. Nothing was restored.',
        )
      return tail
    }
    hash.update(line).update('\n')
    if (mark === 'table' || waiting.length >= mostRows || characters > mostCharacters) {
      await flush()
      characters = 0
    }
    if (mark === 'table') table = String(value)
    else {
      waiting.push(line)
      characters += line.length
    }
  }
  throw new SettingsError('The backup was cut off: its last line is missing. Nothing was restored.')
}

/** Lets numbered columns go on after the greatest number that was restored. */
async function continueNumbers(tx: Transaction): Promise<void> {
  const columns = rowsOf(
    await tx.execute(sql`select table_name as table, column_name as column,
        pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence
      from information_schema.columns where table_schema = 'public' and is_identity = 'YES'`),
  ) as { readonly table: string; readonly column: string; readonly sequence: string }[]
  for (const { table, column, sequence } of columns)
    await tx.execute(sql`select setval(${sequence}::regclass, greatest(max(${sql.identifier(column)}), 1), max(${sql.identifier(column)}) is not null)
      from ${sql.identifier(table)}`)
}

async function forEach(
  tx: Transaction,
  tables: readonly string[],
  statement: (table: ReturnType<typeof sql.identifier>) => ReturnType<typeof sql>,
): Promise<void> {
  for (const table of tables) await tx.execute(statement(sql.identifier(table)))
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw new SettingsError('This is no backup: a line of it is not JSON.')
  }
}

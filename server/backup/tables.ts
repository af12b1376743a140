import type { Database, Transaction } from '../database/database.ts'
import { sql } from '../database/drizzle.ts'
import { rowsOf } from '../database/rows-of.ts'

type Db = Database | Transaction

/** Table that says which migrations a database has; a backup has the list in its head. */
const migrations = 'migrations'

/**
 * Lists the tables of the product, each after those that it refers to, so that rows can be written in this order. The queue of
 * jobs is no part of it: a server that starts queues anew what applications wait for.
 */
export async function listTables(db: Db): Promise<readonly string[]> {
  const tables = await named(
    db.execute(sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`),
  )
  const references = rowsOf(
    await db.execute(sql`select conrelid::regclass::text as from, confrelid::regclass::text as to
      from pg_constraint where contype = 'f' and conrelid <> confrelid and connamespace = 'public'::regnamespace`),
  ) as { readonly from: string; readonly to: string }[]
  const ordered: string[] = []
  let left = tables.filter((name) => name !== migrations)
  while (left.length > 0) {
    const free = left.filter((name) => !references.some(({ from, to }) => from === name && left.includes(to)))
    if (free.length === 0)
      throw new Error(`These tables refer to each other in a circle: ${left.join(', ')}.`)
    ordered.push(...free)
    left = left.filter((name) => !free.includes(name))
  }
  return ordered
}

/** Returns the migrations that a database has, in order. */
export const listMigrations = (db: Db): Promise<readonly string[]> =>
  named(db.execute(sql`select name from migrations order by name`))

async function named(found: PromiseLike<unknown>): Promise<readonly string[]> {
  return (rowsOf(await found) as { readonly name: string }[]).map(({ name }) => name)
}

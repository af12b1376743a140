import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../tests/support/database/test-database.ts'
import type { OpenDatabase } from './database.ts'
import { sql } from './drizzle.ts'
import { rowsOf } from './rows-of.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** Returns the tables whose rows a trigger protects from being rewritten. */
async function appendOnlyTables(): Promise<readonly string[]> {
  const found = await database.db.execute(
    sql`select distinct tgrelid::regclass::text as name from pg_trigger
      where tgfoid = 'refuse_rewriting_history'::regproc order by 1`,
  )
  return rowsOf(found).map((row) => String((row as { readonly name: unknown }).name))
}

describe('a table that is only appended to', () => {
  it('is refused to be emptied at once, by itself or with others that it refers to', async () => {
    const tables = await appendOnlyTables()
    expect(tables).toEqual(expect.arrayContaining(['events', 'evidence', 'flow_migrations', 'chat_messages']))
    for (const name of tables)
      await expect(database.exec(`truncate ${name} cascade`), name).rejects.toThrow('is append-only')
    await expect(database.exec('truncate applications cascade')).rejects.toThrow('is append-only')
  })
})

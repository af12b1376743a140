import type { PGlite } from '@electric-sql/pglite'
import type { OpenDatabase } from '../../../server/database/database.ts'
import { openPglite, overPglite } from '../../../server/database/open-pglite.ts'
import { databaseTemplate } from './database-template.ts'

interface Pooled {
  readonly client: PGlite
  /** Statements that restore the first content of the tables. */
  readonly restore: string
  /** Number of tables, indexes and sequences. */
  readonly relations: number
}

const idle: Pooled[] = []
const mostIdle = 2

/**
 * Opens a new, migrated database in memory. Reuses one that an earlier test of this process has closed, after restoring
 * it; creating another one takes half a second more.
 */
export async function takePglite(): Promise<OpenDatabase> {
  const pooled = idle.pop() ?? (await openPooled())
  const { client, close } = severable(pooled.client)
  let isOpen = true
  return {
    ...overPglite(client),
    close: async () => {
      if (!isOpen) return
      isOpen = false
      close()
      await giveBack(pooled)
    },
  }
}

async function openPooled(): Promise<Pooled> {
  const { client } = await openPglite({ template: await databaseTemplate() })
  const tables = await read(
    client,
    `select format('%I.%I', schemaname, tablename) as text from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const restarts = await read(
    client,
    `select format('alter sequence %I.%I restart;', schemaname, sequencename) as text from pg_sequences`,
  )
  const kept = tables.map((name, index) => ({ name, copy: `kept.table_${index}` }))
  await client.exec(
    `create schema kept; ${kept.map(({ name, copy }) => `create table ${copy} as table ${name};`).join(' ')}`,
  )
  const restored = kept.map(
    ({ name, copy }) => `delete from ${name}; insert into ${name} overriding system value table ${copy};`,
  )
  const statements = ['set session_replication_role = replica;', ...restored, ...restarts, 'reset all;']
  return { client, restore: statements.join(' '), relations: await countRelations(client) }
}

async function read(client: PGlite, query: string): Promise<readonly string[]> {
  const { rows } = await client.query<{ readonly text: string }>(query)
  return rows.map(({ text }) => text)
}

async function countRelations(client: PGlite): Promise<number> {
  const { rows } = await client.query<{ readonly count: number }>(
    'select count(*)::int as count from pg_class',
  )
  return rows[0]?.count ?? 0
}

/** Returns a database to the pool, unless the test has dropped a table or an index. */
async function giveBack(pooled: Pooled): Promise<void> {
  await pooled.client.exec('rollback')
  const isWhole = (await countRelations(pooled.client)) === pooled.relations
  if (!isWhole || idle.length === mostIdle) return pooled.client.close()
  await pooled.client.exec(pooled.restore)
  idle.push(pooled)
}

/** Wraps a client so that it can be closed for its holder while the database stays open. */
function severable(inner: PGlite): { readonly client: PGlite; readonly close: () => void } {
  let isClosed = false
  const client = new Proxy(inner, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name, target)
      if (typeof value !== 'function') return value
      if (isClosed) return () => Promise.reject(new Error('PGlite is closed'))
      return value.bind(target)
    },
  })
  return {
    client,
    close: () => {
      isClosed = true
    },
  }
}

import pg from 'pg'
import type { OpenDatabase } from './database.ts'
import { loadPostgresDriver } from './drizzle.ts'
import * as schema from './schema.ts'

/** A Postgres of one's own, named by DATABASE_URL. */
export async function openPostgres(connectionString: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString, max: 10 })
  await pool.query('select 1')
  return {
    kind: 'postgres',
    db: loadPostgresDriver().drizzle(pool, { schema }),
    queueConnection: { connectionString },
    exec: async (sql) => void (await pool.query(sql)),
    close: () => pool.end(),
  }
}

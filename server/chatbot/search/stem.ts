import type { Database, Transaction } from '../../database/database.ts'
import { sql } from '../../database/drizzle.ts'
import { rowsOf } from '../../database/rows-of.ts'

/** Stems texts with the full-text search of Postgres, without stop words. */
export async function stemAll(
  db: Database | Transaction,
  texts: readonly string[],
): Promise<readonly (readonly string[])[]> {
  const rows = rowsOf(
    await db.execute(sql`
      select to_jsonb(tsvector_to_array(to_tsvector('pg_catalog.english', text))) as stems
      from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) with ordinality as part(text, number)
      order by number`),
  )
  return rows.map(stemsOf)
}

const stemsOf = (row: unknown): readonly string[] =>
  typeof row === 'object' && row !== null && 'stems' in row && Array.isArray(row.stems)
    ? row.stems.map(String)
    : []

import type { Database, Transaction } from '../../database/database.ts'
import { sql } from '../../database/drizzle.ts'
import { rowsOf } from '../../database/rows-of.ts'

/** Stems texts of a locale with the full-text search of Postgres, without stop words. */
export async function stemAll(
  db: Database | Transaction,
  texts: readonly string[],
  locale: string,
): Promise<readonly (readonly string[])[]> {
  const rows = rowsOf(
    await db.execute(sql`
      select to_jsonb(tsvector_to_array(to_tsvector(${configurationOf(locale)}::regconfig, text))) as stems
      from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) with ordinality as part(text, number)
      order by number`),
  )
  return rows.map(stemsOf)
}

/** Postgres names its configurations in English: `pg_catalog.spanish`. */
const configurationOf = (locale: string): string =>
  `pg_catalog.${new Intl.DisplayNames('en', { type: 'language' }).of(new Intl.Locale(locale).language)?.toLowerCase()}`

const stemsOf = (row: unknown): readonly string[] =>
  typeof row === 'object' && row !== null && 'stems' in row && Array.isArray(row.stems)
    ? row.stems.map(String)
    : []

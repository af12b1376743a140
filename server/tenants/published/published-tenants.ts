import { contentHash } from '#source'
import { systemClock } from '../../clock/clock.ts'
import type { Database } from '../../database/database.ts'
import { asc, eq, inArray, sql } from '../../database/drizzle.ts'
import { rowsOf } from '../../database/rows-of.ts'
import { publishedTenantFiles, publishedTenants } from '../../database/schema.ts'

/** Files of a lender's folder, by name. */
export type TenantFiles = ReadonlyMap<string, Uint8Array>

/** Publishes a lender in the database, replacing what was published under its code. */
export async function publishTenant(db: Database, code: string, files: TenantFiles): Promise<void> {
  const rows = [...files].map(([name, content]) => ({ tenant: code, name, content }))
  const row = { contentHash: hashOf(files), publishedAt: systemClock.now() }
  await db.transaction(async (tx) => {
    await tx
      .insert(publishedTenants)
      .values({ code, ...row })
      .onConflictDoUpdate({ target: publishedTenants.code, set: row })
    await tx.delete(publishedTenantFiles).where(eq(publishedTenantFiles.tenant, code))
    await tx.insert(publishedTenantFiles).values(rows)
  })
}

/** Withdraws a published lender. Returns whether there was one. */
export async function withdrawTenant(db: Database, code: string): Promise<boolean> {
  const removed = await db
    .delete(publishedTenants)
    .where(eq(publishedTenants.code, code))
    .returning({ code: publishedTenants.code })
  return removed.length > 0
}

/**
 * Returns a text that differs whenever a lender is published, changed or withdrawn. It is one row, because it is queried often.
 */
export async function publishedState(db: Database): Promise<string> {
  const result = await db.execute(
    sql`select md5(coalesce(string_agg(code || ' ' || content_hash, ',' order by code), '')) as state from ${publishedTenants}`,
  )
  return JSON.stringify(rowsOf(result))
}

/** Returns the content hash of each published lender by code. */
export async function publishedHashes(db: Database): Promise<ReadonlyMap<string, string>> {
  const rows = await db.select().from(publishedTenants).orderBy(asc(publishedTenants.code))
  return new Map(rows.map(({ code, contentHash: hash }) => [code, hash]))
}

export async function loadPublished(
  db: Database,
  codes: readonly string[],
): Promise<ReadonlyMap<string, TenantFiles>> {
  if (codes.length === 0) return new Map()
  const rows = await db
    .select()
    .from(publishedTenantFiles)
    .where(inArray(publishedTenantFiles.tenant, [...codes]))
  const byTenant = Map.groupBy(rows, ({ tenant }) => tenant)
  return new Map(
    [...byTenant].map(([code, files]) => [code, new Map(files.map(({ name, content }) => [name, content]))]),
  )
}

const hashOf = (files: TenantFiles): string =>
  contentHash(
    JSON.stringify([...files].sort().map(([name, content]) => [name, contentHash(Buffer.from(content))])),
  )

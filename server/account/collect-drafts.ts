import type { AccountData } from '#generated/api'
import type { Database } from '../database/database.ts'
import { asc, eq } from '../database/drizzle.ts'
import { drafts } from '../database/schema.ts'
import type { KeyRing } from '../secrets/key-ring.ts'
import { unseal } from '../secrets/seal.ts'

/** Collects the saved drafts of a person, in their own applications and in those that they sign. */
export async function collectDrafts(
  db: Database,
  key: KeyRing,
  identity: string,
): Promise<AccountData['drafts']> {
  const rows = await db
    .select()
    .from(drafts)
    .where(eq(drafts.identity, identity))
    .orderBy(asc(drafts.savedAt))
  return rows.map(({ application, name, sealed, savedAt }) => ({
    application,
    name,
    savedAt: savedAt.toISOString(),
    values: JSON.parse(unseal(key, sealed)),
  }))
}

import type { SavedDrafts } from '#generated/api'
import type { Services } from '../services.ts'
import { type DraftOwner, loadDrafts } from './draft-store.ts'

/** Loads the drafts of a person, each with its age instead of its time, because the clock of their device may be wrong. */
export async function toSavedDrafts(
  { database, secrets, clock }: Services,
  owner: DraftOwner,
): Promise<SavedDrafts> {
  const now = clock.now().getTime()
  const drafts = await loadDrafts(database.db, secrets.dataKey, owner)
  return {
    drafts: drafts.map(({ name, version, values, savedAt }) => ({
      name,
      version,
      values,
      ageMs: Math.max(0, now - savedAt.getTime()),
    })),
  }
}

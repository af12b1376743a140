import { findDraft, saveDraft } from '../../storage/drafts.ts'
import { draftCalls } from './draft-calls.ts'

/** Draft that says when something was last typed in this tab. It goes with the others on signing out. */
const touchedId = (owner: string) => `touched:${owner}`

export const noteTouched = (owner: string): void => saveDraft(touchedId(owner), { at: Date.now() })

/**
 * Puts what was saved for later, maybe on another device, into this tab, unless something was typed here since. Answers the names of
 * the drafts that came so; none where the server does not answer.
 */
export async function restoreDrafts(owner: string): Promise<readonly string[]> {
  const { drafts = [] } = await draftCalls.saved(owner).catch(() => ({ drafts: [] }))
  const touchedAt = Number(findDraft(touchedId(owner))?.at ?? 0)
  const newer = drafts.filter(({ ageMs }) => Date.now() - ageMs > touchedAt)
  for (const { name, values } of newer) saveDraft(`${owner}:${name}`, values)
  return newer.map(({ name }) => name)
}

import type { SavedDrafts } from '#generated/api'
import { findDraft, saveDraft } from '../../kit/storage/drafts.ts'
import { findDraftsOf } from '../../kit/storage/drafts-of.ts'
import { type DraftToSave, draftCalls } from './draft-calls.ts'

/** Id of the draft with the time of the last input in this tab. Signing out removes it with the others. */
const touchedId = (owner: string) => `touched:${owner}`

export const noteTouched = (owner: string): void => saveDraft(touchedId(owner), { at: Date.now() })

/** Id of the draft with the versions that this tab has seen, by name. */
const seenId = (owner: string) => `seen:${owner}`

/** Records which versions of saved drafts this tab has seen, and so may replace. */
export function noteSeen(
  owner: string,
  versions: readonly { readonly name: string; readonly version: string }[],
) {
  const seen = Object.fromEntries(versions.map(({ name, version }) => [name, version]))
  saveDraft(seenId(owner), { ...findDraft(seenId(owner)), ...seen })
}

/** Returns what was typed in this tab, each draft with the saved version that it has seen. */
export const draftsToSave = (owner: string): readonly DraftToSave[] =>
  findDraftsOf(owner).map((draft) => {
    const version = findDraft(seenId(owner))?.[draft.name]
    return typeof version === 'string' ? { ...draft, version } : draft
  })

/**
 * Copies drafts that were saved for later, perhaps on another device, into this tab, unless something was typed here
 * since. Returns the names of the restored drafts; none if the server does not answer, or
 * answers something else: forms wait for this, and open without.
 */
export const restoreDrafts = (owner: string): Promise<readonly string[]> =>
  draftCalls
    .saved(owner)
    .then((saved) => takeIn(owner, saved))
    .catch(() => [])

function takeIn(owner: string, { drafts }: SavedDrafts): readonly string[] {
  const touchedAt = Number(findDraft(touchedId(owner))?.at ?? 0)
  const newer = drafts.filter(({ ageMs }) => Date.now() - ageMs > touchedAt)
  for (const { name, values } of newer) saveDraft(`${owner}:${name}`, values)
  noteSeen(owner, newer)
  return newer.map(({ name }) => name)
}

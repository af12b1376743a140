import type { DraftsSaved, SavedDrafts } from '#generated/api'
import { request } from '../../api/request.ts'
import type { TypedDraft } from '../../kit/storage/drafts-of.ts'
import { signerPlace } from '../signer/signer-calls.ts'

export interface DraftToSave extends TypedDraft {
  /** Saved version that this tab has seen. */
  readonly version?: string
}

const root = '/service-drafts/api/v1'

/** Path of an owner's drafts. `owner` is an application's uuid, or the place of a signer. */
const pathOf = (owner: string) =>
  owner === signerPlace ? `${root}/co-deed/drafts` : `${root}/applications/${owner}/drafts`

/** Milliseconds that a page waits for saved drafts; then it opens without them. */
const patienceMs = 2000

export const draftCalls = {
  saved: (owner: string) =>
    request<SavedDrafts>(pathOf(owner), {
      isPoll: true,
      isQuiet: true,
      signal: AbortSignal.timeout(patienceMs),
    }),
  save: (owner: string, drafts: readonly DraftToSave[]) =>
    request<DraftsSaved>(pathOf(owner), { method: 'PUT', body: { drafts } }),
} as const

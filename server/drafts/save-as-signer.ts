import { pathOf } from '#engine'
import type { DraftsSaved } from '#generated/api'
import type { Services } from '../services.ts'
import { lockSigning, type Signing } from '../signers/signing.ts'
import { signerSubmissions } from '../signers/submissions/signer-submissions.ts'
import type { Draft } from './require-draft.ts'
import { saveForLater } from './save-for-later.ts'

/** Saves the drafts of an additional signer; the letter links to the signers' login. */
export const saveAsSigner = (
  services: Services,
  found: Signing,
  typed: readonly Draft[],
): Promise<DraftsSaved> =>
  services.database.db.transaction(async (tx) => {
    const { tenant, application, identity } = await lockSigning(tx, found)
    return saveForLater(tx, services, {
      tenant,
      application,
      typed,
      identity: identity.uuid,
      recipient: identity.email,
      path: pathOf(tenant.journey.source.pages, 'heloc-signer/login'),
      forms: Object.values(signerSubmissions).map(({ asked }) => asked.form),
    })
  })

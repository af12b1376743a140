import type { Heloc } from '#generated/domain'
import { lockApplication } from '../../applications/application-store.ts'
import { commit } from '../../applications/change/commit.ts'
import { isDue } from '../../applications/is-due.ts'
import type { Transaction } from '../../database/database.ts'
import type { securityNotices } from '../../database/schema.ts'
import type { Services } from '../../services.ts'
import { tellUninvited } from '../../signers/invitations/invitation-letters.ts'
import { withdrawFrom } from '../../signers/invitations/withdraw-from.ts'
import { overallStatus } from '../../signers/overall-status.ts'
import { unbegun } from '../../signers/signer-file.ts'

/**
 * Takes back who was invited to sign since an act that the borrower denies to have done: their links and codes no longer work,
 * and they sign nothing and are told so. Somebody who has signed stays, for the lender to look at. Runs before the account is locked, in the
 * order of a submission.
 */
export async function denyInvitation(
  tx: Transaction,
  services: Services,
  { act, application: uuid, identity, toldAt }: typeof securityNotices.$inferSelect,
): Promise<void> {
  if (act !== 'coOwnerInvited' || uuid === null) return
  const application = await lockApplication(tx, uuid)
  if (application === undefined) return
  const tenant = services.tenants.of(application)
  if (!isDue(tenant, application, 'coDeedSigned')) return
  const { heloc, loanFile } = application
  const files = Object.entries(loanFile.signers ?? {})
  const since = toldAt.toISOString()
  const denied = new Set(
    files.flatMap(([signer, { invitedAt, signedAt }]) =>
      invitedAt !== undefined && invitedAt >= since && signedAt === undefined ? [signer] : [],
    ),
  )
  if (denied.size === 0) return
  const known = heloc.helocSigners ?? []
  for (const { uuid: entry = '', identityUuid: signer } of known) {
    const file = loanFile.signers?.[entry]
    if (!denied.has(entry) || signer === undefined || file === undefined) continue
    await withdrawFrom(tx, application, signer)
    await tellUninvited(tx, services, tenant, { application, file, signer }, 'invitationTakenBack')
  }
  const helocSigners = known.map((entry) => (denied.has(entry.uuid ?? '') ? uninvited(entry) : entry))
  const signers = Object.fromEntries(
    files.map(([signer, file]) => [signer, denied.has(signer) ? unbegun(file) : file]),
  )
  const patch = { heloc: { helocSigners, coDeedStatus: overallStatus(helocSigners) }, loanFile: { signers } }
  await commit(tx, services, application, patch, { turns: true, who: identity })
}

type Signer = NonNullable<Heloc['helocSigners']>[number]

const uninvited = ({ identityUuid: _, refusal: __, ...entry }: Signer): Signer => ({
  ...entry,
  status: 'INITIAL',
  invitation: 'DUE',
})

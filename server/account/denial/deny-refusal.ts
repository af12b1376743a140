import { pathOf } from '#engine'
import { lockApplication } from '../../applications/application-store.ts'
import { commit } from '../../applications/change/commit.ts'
import { isDue } from '../../applications/is-due.ts'
import { confirmedAddresses } from '../../auth/confirmed-addresses.ts'
import type { Transaction } from '../../database/database.ts'
import type { securityNotices } from '../../database/schema.ts'
import { postLetter } from '../../letters/post-letters.ts'
import type { Services } from '../../services.ts'
import { withoutRefusal } from '../../signers/take-back-refusal.ts'
import { letterLink } from '../../tenants/letter-link.ts'
import type { Tenant } from '../../tenants/tenant.ts'

/**
 * Takes back a refusal to sign that the co-owner denies to have said: they are asked again, where they stopped, and both people
 * are told. A refusal from after the letter stands. Runs before the account is locked, in the order of a submission.
 */
export async function denyRefusal(
  tx: Transaction,
  services: Services,
  tenant: Tenant,
  { act, application: uuid, identity, toldAt }: typeof securityNotices.$inferSelect,
): Promise<void> {
  if (act !== 'signingRefused' || uuid === null) return
  const application = await lockApplication(tx, uuid)
  const signer = application?.heloc.helocSigners?.find(({ identityUuid }) => identityUuid === identity)
  const file = application?.loanFile.signers?.[signer?.uuid ?? '']
  if (application === undefined || signer?.uuid === undefined || file?.refused === undefined) return
  if (!isDue(services.tenants.of(application), application, 'coDeedSigned')) return
  const saidAt = new Date(file.refused.at).getTime() - application.timeShiftMs
  if (saidAt > toldAt.getTime()) return
  const values = { coOwnerName: `${file.firstName} ${file.lastName}`, isOwn: 'false' }
  const told = { channel: 'MAIL', template: 'refusalDenied', page: 'signing/additional', values } as const
  const patch = { ...withoutRefusal(application, signer.uuid), letters: [told] }
  await commit(tx, services, application, patch, { turns: true, who: identity })
  const url = letterLink(tenant, pathOf(tenant.journey.source.pages, 'heloc-signer/login'))
  for (const recipient of await confirmedAddresses(tx, identity))
    await postLetter(tx, tenant, {
      ...{ channel: 'MAIL', template: 'refusalDenied', recipient, reader: identity, application: uuid },
      at: services.clock.now(),
      values: { ...values, isOwn: 'true', url },
    })
}

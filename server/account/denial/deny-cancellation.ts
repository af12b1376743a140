import { pathOf } from '#engine'
import { lockApplication } from '../../applications/application-store.ts'
import { commit } from '../../applications/change/commit.ts'
import type { Letter } from '../../applications/change/patch.ts'
import { confirmedAddresses } from '../../auth/confirmed-addresses.ts'
import type { Transaction } from '../../database/database.ts'
import type { securityNotices } from '../../database/schema.ts'
import { postLetter } from '../../letters/post-letters.ts'
import type { Services } from '../../services.ts'
import { letterLink } from '../../tenants/letter-link.ts'
import type { Tenant } from '../../tenants/tenant.ts'

/** Kinds of `heloc.cancellation` by the letter that tells of one. */
const kinds: Readonly<Record<string, string>> = { withdrawn: 'WITHDRAWN', rescinded: 'RESCINDED' }

/**
 * Notes on a withdrawn application or a canceled line that whoever did it says that it was somebody else: it stays closed, and is
 * not said to be their act any more. They are told so, and so are the other owners, to whom it was told as theirs. Runs before the
 * account is locked, in the order of a submission.
 */
export async function denyCancellation(
  tx: Transaction,
  services: Services,
  tenant: Tenant,
  { act, application: uuid, identity }: typeof securityNotices.$inferSelect,
): Promise<void> {
  const kind = kinds[act]
  if (kind === undefined || uuid === null) return
  const application = await lockApplication(tx, uuid)
  const { cancellation } = application?.heloc ?? {}
  if (application === undefined || cancellation?.kind !== kind || cancellation.deniedAt !== undefined) return
  const at = services.clock.now()
  const values = { kind, cancelledBy: cancellation.by ?? '', isOwn: 'false' }
  const told: Letter = {
    ...{ channel: 'MAIL', template: 'cancellationDenied', page: 'complete', values },
    ...{ to: 'EVERY_OWNER', except: identity },
  }
  const patch = {
    heloc: { cancellation: { ...cancellation, deniedAt: at.toISOString() } },
    letters: [told],
  }
  await commit(tx, services, application, patch, { turns: true, who: identity })
  const { pages } = tenant.journey.source
  const path =
    identity === application.owner ? pathOf(pages, 'complete', { uuid }) : pathOf(pages, 'heloc-signer/login')
  for (const recipient of await confirmedAddresses(tx, identity))
    await postLetter(tx, tenant, {
      ...{ channel: 'MAIL', template: 'cancellationDenied', recipient, reader: identity, application: uuid },
      at,
      values: { ...values, isOwn: 'true', url: letterLink(tenant, path) },
    })
}

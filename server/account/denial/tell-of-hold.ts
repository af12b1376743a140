import { pathOf } from '#engine'
import type { Application } from '../../applications/application.ts'
import { loadAllOf, loadSignedBy } from '../../applications/application-store.ts'
import { isPaymentHeld, isPaymentSent, sentValues } from '../../applications/is-payment-held.ts'
import { sandboxDay } from '../../applications/sandbox-day.ts'
import { confirmedAddresses, formerAddresses } from '../../auth/confirmed-addresses.ts'
import { daysBefore } from '../../clock/days.ts'
import type { Transaction } from '../../database/database.ts'
import { type AddressedLetter, postLetter } from '../../letters/post-letters.ts'
import { proofLimits } from '../../proofs/proof-limits.ts'
import type { Services } from '../../services.ts'
import { letterLink } from '../../tenants/letter-link.ts'
import type { Tenant } from '../../tenants/tenant.ts'

export interface Hold {
  readonly identity: string
  readonly tenant: Tenant
  readonly at: Date
  /** Whether the account was made safe before. */
  readonly isSafe: boolean
}

/**
 * Writes to whoever has an application whom to call, which money had left already, that no money is sent until then if any may
 * still be, and how to set a new password if theirs was taken away: the page on which they said it is soon closed. The owner of an
 * application that they sign is told too.
 */
export async function tellOfHold(
  tx: Transaction,
  services: Services,
  { identity, tenant, at, isSafe }: Hold,
): Promise<void> {
  const own = await loadAllOf(tx, identity)
  const signed = await loadSignedBy(tx, identity)
  const sent = [...own, ...signed].filter(isPaymentSent)
  const isOnHold = (application: Application) => isPaymentHeld(tenant, application)
  const isHeld = [...own, ...signed].some(isOnHold)
  const since = daysBefore(at, proofLimits(services).noticeDays)
  const addresses = [
    ...(await confirmedAddresses(tx, identity)),
    ...(await formerAddresses(tx, identity, since)),
  ]
  const url = letterLink(tenant, pathOf(tenant.journey.source.pages, 'register/account-setup'))
  const password = { passwordGone: String(!isSafe), ...(!isSafe && { url }) }
  const letters = [
    ...sent.map((application) => ({
      ...{ template: 'paymentSent', application: application.uuid },
      clock: sandboxDay(tenant, application, at),
      values: { ...sentValues(application, identity), ...password },
    })),
    ...(isHeld || (own.length + signed.length > 0 && sent.length === 0)
      ? [{ template: 'paymentHeld', values: { isHeld: String(isHeld), ...password } }]
      : []),
  ]
  for (const recipient of new Set(addresses))
    for (const letter of letters)
      await postLetter(tx, tenant, {
        ...{ channel: 'MAIL', recipient, reader: identity, at },
        ...letter,
      } as AddressedLetter)
  for (const application of signed)
    if (isOnHold(application) || isPaymentSent(application)) await tellOwner(tx, services, application, at)
}

/** Tells the owner of an application that its money is held, or had left, because somebody who signs it said that somebody else acted. */
async function tellOwner(
  tx: Transaction,
  { tenants }: Pick<Services, 'tenants'>,
  application: Application,
  at: Date,
): Promise<void> {
  const { uuid, owner } = application
  const values = { ...sentValues(application, owner), isHeld: String(!isPaymentSent(application)) }
  const tenant = tenants.of(application)
  const clock = sandboxDay(tenant, application, at)
  const letter = { template: 'heldForSigner', application: uuid, clock, values } as const
  for (const recipient of await confirmedAddresses(tx, owner))
    await postLetter(tx, tenant, {
      channel: 'MAIL',
      recipient,
      reader: owner,
      at,
      ...letter,
    })
}

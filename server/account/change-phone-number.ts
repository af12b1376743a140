import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { PhoneNumberChangeRequest } from '#generated/api'
import type { Profile } from '#generated/domain'
import { findIdentity } from '../auth/find-identity.ts'
import { lockProfile } from '../auth/lock-profile.ts'
import { noteSecurity } from '../auth/note-security.ts'
import { requirePresentPassword } from '../auth/passwords/require-present-password.ts'
import { eq } from '../database/drizzle.ts'
import { identities } from '../database/schema.ts'
import { tellOfAct } from '../proofs/tell-of-act.ts'
import { confirmContact, countContactCode } from '../registration/confirm-contact.ts'
import { toE164 } from '../registration/registration-steps.ts'
import type { Services } from '../services.ts'

/**
 * Changes the bearer's telephone number, confirmed by a code texted to the new one, and tells them by mail. It requires the
 * password, because we call somebody at that number.
 */
export async function changePhoneNumber(
  services: Services,
  http: FastifyRequest,
  { phoneNumber, currentPassword, phoneCode }: PhoneNumberChangeRequest,
): Promise<Profile> {
  const account = await findIdentity(services, http)
  const { uuid: identity } = account
  const tenant = services.tenants.of(account)
  const number = toE164(phoneNumber)
  await requirePresentPassword(services, http, account, currentPassword)
  if (phoneCode !== undefined) await countContactCode(services, http, identity)
  const now = services.clock.now()
  const profile = await services.database.db.transaction(async (tx) => {
    const held = await lockProfile(tx, identity)
    const contact = { http, tenant, identity, channel: 'TEXT', recipient: number } as const
    await confirmContact(tx, services, contact, phoneCode)
    const [first, ...others] = held.phoneNumbers ?? []
    const phoneNumbers = [{ uuid: first?.uuid ?? randomUUID(), number }, ...others]
    const profile = { ...held, phoneNumbers }
    await tx.update(identities).set({ profile, updatedAt: now }).where(eq(identities.uuid, identity))
    const act = { identity, template: 'phoneChanged', formerPhone: first?.number } as const
    await tellOfAct(tx, services, tenant, act)
    return profile
  })
  noteSecurity(services, http, 'phone-changed', { identity })
  return profile
}

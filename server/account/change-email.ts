import type { FastifyRequest } from 'fastify'
import type { EmailChangeRequest } from '#generated/api'
import type { Profile } from '#generated/domain'
import { findByEmail } from '../auth/find-by-email.ts'
import { findIdentity } from '../auth/find-identity.ts'
import { lockProfile } from '../auth/lock-profile.ts'
import { noteSecurity } from '../auth/note-security.ts'
import { requirePresentPassword } from '../auth/passwords/require-present-password.ts'
import type { Transaction } from '../database/database.ts'
import { eq } from '../database/drizzle.ts'
import { isDuplicate } from '../database/is-duplicate.ts'
import { evidence, identities } from '../database/schema.ts'
import { findElectronicConsent } from '../documents/find-electronic-consent.ts'
import { Problem } from '../errors/problem.ts'
import { tellOfAct } from '../proofs/tell-of-act.ts'
import { confirmContact, countContactCode } from '../registration/confirm-contact.ts'
import type { Services } from '../services.ts'
import type { Tenant } from '../tenants/tenant.ts'

/**
 * Changes the bearer's e-mail address for signing in and for mail, confirmed by a code mailed to the new address. It requires
 * the password, because somebody who reads an account's mail can set a new password.
 */
export async function changeEmail(
  services: Services,
  http: FastifyRequest,
  { email: typed, currentPassword, emailCode }: EmailChangeRequest,
): Promise<Profile> {
  const account = await findIdentity(services, http)
  const { uuid: identity, email: before } = account
  const tenant = services.tenants.of(account)
  const email = typed.toLowerCase()
  if (email === before && email === account.profile.email) throw new Problem(422, 'EMAIL_SAME').at('email')
  await requirePresentPassword(services, http, account, currentPassword)
  if (emailCode !== undefined) await countContactCode(services, http, identity)
  const now = services.clock.now()
  const profile = await services.database.db
    .transaction(async (tx) => {
      const held = await lockProfile(tx, identity)
      const contact = { http, tenant, identity, channel: 'MAIL', recipient: email } as const
      await confirmContact(tx, services, contact, emailCode)
      await requireFree(tx, tenant, email, identity)
      const profile = { ...held, email }
      await tx
        .update(identities)
        .set({ email, ...(email === before ? {} : { emailSince: now }), profile, updatedAt: now })
        .where(eq(identities.uuid, identity))
      await proveReading(tx, identity, now)
      const formerEmails = [...new Set([before, held.email ?? before])].filter((each) => each !== email)
      const act = {
        identity,
        template: 'emailChanged',
        formerEmails,
        newEmail: email,
        values: { email },
      } as const
      await tellOfAct(tx, services, tenant, act)
      return profile
    })
    .catch((error: unknown) => {
      // Another account took the address at this moment.
      throw isDuplicate(error) ? new Problem(422, 'EMAIL_HELD').at('email') : error
    })
  noteSecurity(services, http, 'email-changed', { identity })
  return profile
}

/**
 * Throws a Problem (422) if another account has the address. Checked after the code, because somebody who reads the mail of an
 * address may know that it has an account.
 */
async function requireFree(tx: Transaction, tenant: Tenant, email: string, identity: string): Promise<void> {
  const holder = await findByEmail(tx, tenant, email)
  if (holder !== undefined && holder.uuid !== identity) throw new Problem(422, 'EMAIL_HELD').at('email')
}

/** Stores evidence that the user reads mail at the new address, if they consented to electronic documents (15 U.S.C. 7001(c)). */
async function proveReading(tx: Transaction, identity: string, at: Date): Promise<void> {
  const agreed = await findElectronicConsent(tx, identity)
  if (agreed === undefined) return
  const { application, subject, version, textHash } = agreed
  const detail = { by: 'code mailed to a new address' }
  await tx
    .insert(evidence)
    .values({ application, identity, at, kind: 'ACCESS_SHOWN', subject, version, textHash, detail })
}

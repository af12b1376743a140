import type { FastifyRequest } from 'fastify'
import type { Application } from '../../applications/application.ts'
import { loadConcerned } from '../../applications/application-store.ts'
import { isPaymentSent } from '../../applications/is-payment-held.ts'
import { endingSessions } from '../../auth/end-sessions.ts'
import { lockProfile } from '../../auth/lock-profile.ts'
import { noteSecurity } from '../../auth/note-security.ts'
import { hashOfNoPassword } from '../../auth/passwords/passwords.ts'
import { findBrand } from '../../auth/staff/staff-realm.ts'
import { releaseConversations, tellReleased } from '../../chat/agents/release-conversations.ts'
import { daysBefore } from '../../clock/days.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { and, eq, gt, gte, isNull, ne } from '../../database/drizzle.ts'
import { identities, securityNotices, setupCodes } from '../../database/schema.ts'
import { proofLimits } from '../../proofs/proof-limits.ts'
import { deleteRecoveryCodes } from '../../second-factor/recovery-codes.ts'
import { hashSecret } from '../../secrets/random-secret.ts'
import type { Services } from '../../services.ts'
import { inLocale } from '../../tenants/languages.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { denyCancellation } from './deny-cancellation.ts'
import { denyInvitation } from './deny-invitation.ts'
import { denyRefusal } from './deny-refusal.ts'
import { holdAgain } from './hold-again.ts'
import { tellOfHold } from './tell-of-hold.ts'
import { withFormerContact } from './with-former-contact.ts'

export interface Denial {
  readonly notice: typeof securityNotices.$inferSelect
  readonly tenant: Tenant
  /** True if the account is that of a staff member or broker, who has no money paid out. */
  readonly works: boolean
  /** True if the account was made safe since the act, because its owner denied this one or another. */
  readonly isSafe: boolean
  /** Application, their own or one that they sign, whose money had left before the owner denied the act. */
  readonly sent: Application | undefined
}

/** Opens the token of a notice. Undefined if it was not made here, is too old, or its account does not exist any more. */
export async function openDenial(services: Services, token: string): Promise<Denial | undefined> {
  const { database, clock } = services
  const since = daysBefore(clock.now(), proofLimits(services).noticeDays)
  const [row] = await database.db
    .select({
      notice: securityNotices,
      code: identities.tenant,
      locale: identities.locale,
      userType: identities.userType,
      heldSince: identities.deniedAt,
    })
    .from(securityNotices)
    .innerJoin(identities, eq(identities.uuid, securityNotices.identity))
    .where(and(eq(securityNotices.tokenHash, hashSecret(token)), gt(securityNotices.toldAt, since)))
  if (row === undefined) return undefined
  const brand = findBrand(services, row.code)
  if (brand === undefined) return undefined
  const tenant = inLocale(brand, row.locale)
  const works = row.userType === 'AGENT' || row.userType === 'BROKER'
  const deniedAt = (row.heldSince && row.notice.deniedAt) ?? clock.now()
  const concerned = await loadConcerned(database.db, row.notice.identity)
  const sent = concerned.find((each) => isPaymentSent({ ...each, deniedAt }) && isSentBefore(each, deniedAt))
  return { notice: row.notice, tenant, works, sent, isSafe: await isSafeSince(database.db, row.notice) }
}

/** Whether money left before a moment, by the clock that the application does not run ahead of. */
const isSentBefore = ({ heloc: { fundedAt = '' }, timeShiftMs }: Application, at: Date): boolean =>
  new Date(fundedAt).getTime() - timeShiftMs <= at.getTime()

/** Whether the owner of an account has denied an act of theirs since a notice was sent: that ended every session of before. */
async function isSafeSince(
  db: Database | Transaction,
  { identity, toldAt }: Denial['notice'],
): Promise<boolean> {
  const denied = and(eq(securityNotices.identity, identity), gte(securityNotices.deniedAt, toldAt))
  return (await db.$count(securityNotices, denied)) > 0
}

/**
 * Acts on an owner's word that somebody else acted: ends every session and the password, brings back the contact data from
 * before, and holds the money until the lender has talked to them. It may be repeated: after the lender lifted the hold, it holds
 * the money again, and does nothing more. Sessions and password from after an earlier denial are the owner's: they stay.
 */
export async function denyAct(
  services: Services,
  request: FastifyRequest,
  { notice, tenant }: Denial,
): Promise<void> {
  const { identity } = notice
  const now = services.clock.now()
  const released: string[] = []
  const isHeld = await endingSessions(services, async (tx, endSessions) => {
    await denyCancellation(tx, services, tenant, notice)
    await denyInvitation(tx, services, notice)
    await denyRefusal(tx, services, tenant, notice)
    const held = await lockProfile(tx, identity)
    const isSafe = await isSafeSince(tx, notice)
    const denied = await tx
      .update(securityNotices)
      .set({ deniedAt: now })
      .where(and(eq(securityNotices.uuid, notice.uuid), isNull(securityNotices.deniedAt)))
      .returning({ uuid: securityNotices.uuid })
    if (denied.length === 0) return holdAgain(tx, services, { identity, tenant, at: now, isSafe })
    if (aboutCodes.some((act) => act === notice.act)) await deleteRecoveryCodes(tx, identity)
    const email = await restorableEmail(tx, notice)
    await tx
      .update(identities)
      .set({
        deniedAt: now,
        updatedAt: now,
        ...(!isSafe && { passwordHash: hashOfNoPassword() }),
        ...(email !== undefined && notice.act === 'emailChanged' && { email }),
        profile: withFormerContact(held, { ...notice, formerEmail: email ?? null }),
      })
      .where(eq(identities.uuid, identity))
    await tellOfHold(tx, services, { identity, tenant, at: now, isSafe })
    if (isSafe) return true
    await tx.delete(setupCodes).where(eq(setupCodes.identity, identity))
    await endSessions({ identity }, 'DENIED', now)
    released.push(...(await releaseConversations(tx, identity, now)))
    return true
  })
  tellReleased(services, released)
  if (isHeld) noteSecurity(services, request, 'act-denied', { identity })
}

/** Acts after whose denial nobody knows who has the recovery codes. The authenticator app still works. */
export const aboutCodes = ['recoveryCodeUsed', 'recoveryCodesNew'] as const

/** Returns the address from before the act. Undefined if it changed none, or another account of the lender has it by now. */
async function restorableEmail(
  tx: Transaction,
  { identity, formerEmail }: Denial['notice'],
): Promise<string | undefined> {
  if (formerEmail === null) return undefined
  const [own] = await tx
    .select({ tenant: identities.tenant })
    .from(identities)
    .where(eq(identities.uuid, identity))
  const taken = await tx
    .select({ uuid: identities.uuid })
    .from(identities)
    .where(
      and(
        eq(identities.tenant, own?.tenant ?? ''),
        eq(identities.email, formerEmail),
        ne(identities.uuid, identity),
      ),
    )
  return taken.length === 0 ? formerEmail : undefined
}

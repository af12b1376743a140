import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { StaffCodeRequest, StaffSetupRequest } from '#generated/api'
import { endingSessions } from '../auth/end-sessions.ts'
import { findByEmail } from '../auth/find-by-email.ts'
import { markAsker } from '../auth/limits/asking-browser.ts'
import { forgetOwnAttempts } from '../auth/limits/claim-attempts.ts'
import { claimMail } from '../auth/limits/claim-mail.ts'
import { placeOf } from '../auth/limits/place-of.ts'
import { noteSecurity } from '../auth/note-security.ts'
import { hashPassword } from '../auth/passwords/passwords.ts'
import { requirePassword } from '../auth/passwords/require-password.ts'
import { findBroker, findStaffByEmail } from '../auth/staff/find-staff.ts'
import type { StaffMember } from '../auth/staff/staff-member.ts'
import { staffRealm } from '../auth/staff/staff-realm.ts'
import { releaseConversations, tellReleased } from '../chat/agents/release-conversations.ts'
import type { Transaction } from '../database/database.ts'
import { Problem } from '../errors/problem.ts'
import { claimSetupAttempt } from '../registration/claim-code-attempt.ts'
import { findInvited, spendInvitation, withdrawInvitation } from '../registration/invitation-links.ts'
import { replacePassword } from '../registration/replace-password.ts'
import { setPassword } from '../registration/set-password.ts'
import { isRightCode, mailSetupCode, spendCode, undoing } from '../registration/setup-codes.ts'
import type { Services } from '../services.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { findLenderAtHand } from './lender-at-hand.ts'
import { mailStaffCode } from './staff-letters.ts'

/**
 * Mails a new code to a staff member, or to a broker of the request's lender. For any other address it does the same work and
 * rolls it back, so that nothing tells them apart. It marks the browser that asked.
 */
export async function mailAnotherStaffCode(
  services: Services,
  request: FastifyRequest<{ Body: StaffCodeRequest }>,
  reply: FastifyReply,
): Promise<void> {
  const { email, orgCode } = request.body
  const lender = findLenderAtHand(services, request, orgCode)
  if (lender && (await findBroker(services.database.db, lender.code, email)))
    return mailSetupCode(services, request, reply, { tenant: lender, email })
  await services.database.db.transaction(async (tx) => {
    const member = await findStaffByEmail(tx, email)
    await claimMail(tx, services, request, { tenant: staffRealm, email, identity: member?.uuid })
    await undoing(tx, member === undefined, (attempt) =>
      mailStaffCode(attempt, services, {
        identity: member?.uuid ?? randomUUID(),
        email: email.toLowerCase(),
      }),
    )
  })
  markAsker(services, reply, { tenant: staffRealm, email })
}

/**
 * Sets the password of a staff account whose owner received a code, or the link of an invitation, by mail. It uses both up, ends
 * every session and returns their conversations to the queues. Returns the account.
 */
export async function setStaffPassword(
  services: Services,
  request: FastifyRequest,
  { invitation, email = '', code = '', password, orgCode }: StaffSetupRequest,
): Promise<Pick<StaffMember, 'uuid' | 'userType'>> {
  const { database, tenants } = services
  const lender = findLenderAtHand(services, request, orgCode)
  if (invitation !== undefined) return setInvited(services, request, lender, { invitation, password })
  const broker = lender && (await findBroker(database.db, lender.code, email))
  if (lender && broker) {
    await setPassword(services, request, lender, { email, code, password })
    return broker
  }
  await requirePassword(services, tenants.fallback, { email, password })
  const found = await findByEmail(database.db, staffRealm, email)
  const account = { tenant: staffRealm, email, identity: found?.uuid }
  const concerned = found === undefined ? { tenant: staffRealm.code, email } : { identity: found.uuid }
  const keys = await claimSetupAttempt(services, request, account, concerned)
  const isRight = await isRightCode(database.db, services, found?.uuid ?? randomUUID(), code)
  if (!isRight || found === undefined) {
    noteSecurity(services, request, 'code-refused', concerned)
    throw new Problem(422, 'SETUP_CODE').at('code')
  }
  return replaceFor(services, request, { ...found, password }, async (tx) => {
    if (!(await spendCode(tx, found.uuid))) throw new Problem(422, 'SETUP_CODE').at('code')
    await forgetOwnAttempts(tx, keys)
  })
}

type SetUp = Promise<Pick<StaffMember, 'uuid' | 'userType'>>

/** Sets the first password of a staff member, or of a broker of a lender, by the link of their invitation. */
async function setInvited(
  services: Services,
  request: FastifyRequest,
  lender: Tenant | undefined,
  { invitation, password }: { readonly invitation: string; readonly password: string },
): SetUp {
  const { db } = services.database
  const broker = lender && (await findInvited(db, services, lender, invitation))
  if (lender && broker?.userType === 'BROKER') {
    await setPassword(services, request, lender, { invitation, password })
    return { uuid: broker.uuid, userType: 'BROKER' }
  }
  const found = await findInvited(db, services, staffRealm, invitation)
  if (found === undefined) {
    noteSecurity(services, request, 'code-refused')
    throw new Problem(422, 'INVITATION_OVER')
  }
  await requirePassword(services, services.tenants.fallback, { email: found.email, password })
  return replaceFor(services, request, { ...found, isSetUp: false, password }, async (tx) => {
    if (!(await spendInvitation(tx, found.uuid, invitation))) throw new Problem(422, 'INVITATION_OVER')
  })
}

/** Replaces the password of a staff member in the transaction in which their proof is used up. */
async function replaceFor(
  services: Services,
  request: FastifyRequest,
  {
    uuid,
    isSetUp,
    password,
  }: { readonly uuid: string; readonly isSetUp: boolean; readonly password: string },
  spend: (tx: Transaction) => Promise<void>,
): SetUp {
  const { clock, tenants } = services
  const passwordHash = await hashPassword(placeOf(services, request, uuid), password)
  const released = await endingSessions(services, async (tx, endSessions) => {
    await spend(tx)
    // The letter of an invitation has a code and a link: whichever is used, the other is over, too.
    await withdrawInvitation(tx, uuid)
    const change = { tenant: tenants.fallback, identity: uuid, passwordHash, isFirst: !isSetUp }
    await replacePassword(tx, endSessions, change, clock.now())
    return releaseConversations(tx, uuid, clock.now())
  })
  tellReleased(services, released)
  noteSecurity(services, request, 'password-reset', { identity: uuid })
  return { uuid, userType: 'AGENT' }
}

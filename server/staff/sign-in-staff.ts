import type { FastifyReply, FastifyRequest } from 'fastify'
import type { BrokerLoginRequest, RedirectResponse } from '#generated/api'
import { attemptKeys } from '../auth/limits/attempt-key.ts'
import { noteSecurity } from '../auth/note-security.ts'
import { type FactorDue, openSession, type Person } from '../auth/open-session.ts'
import { checkPassword } from '../auth/passwords/check-password.ts'
import { findSigningIn, findStaff } from '../auth/staff/find-staff.ts'
import type { StaffMember } from '../auth/staff/staff-member.ts'
import { brandOf, staffRealm } from '../auth/staff/staff-realm.ts'
import { Problem } from '../errors/problem.ts'
import { agentPaths } from '../html/agent-paths.ts'
import { besideSignIn } from '../proofs/tell-of-device.ts'
import type { Services } from '../services.ts'
import { findLenderAtHand } from './lender-at-hand.ts'

/**
 * Signs staff in with a password. A wrong password, an unknown address and a person without any role get the same refusal after
 * the same work. Whoever signs in on a new device is told by mail. Returns the address of the next page, and the factor that is due before it.
 */
export async function signInStaff(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { email, password, orgCode }: Pick<BrokerLoginRequest, 'email' | 'password' | 'orgCode'>,
): Promise<RedirectResponse> {
  const { db } = services.database
  const lender = findLenderAtHand(services, request, orgCode)
  const account = await findSigningIn(db, email, lender?.code)
  const identity = account?.uuid
  const tenant = { code: account?.tenant ?? staffRealm.code }
  const keys = attemptKeys(services, request, 'password', { tenant, email, identity })
  const concerned = identity === undefined ? { tenant: tenant.code, email } : { identity }
  const attempt = { keys, concerned, password, hash: account?.passwordHash }
  const isRight = await checkPassword(services, request, attempt)
  const member = isRight && identity !== undefined ? await findStaff(db, identity) : undefined
  if (member === undefined) {
    noteSecurity(services, request, 'login-refused', concerned)
    throw new Problem(401, 'CREDENTIALS')
  }
  const beside = besideSignIn(services, request, brandOf(services, member.realm), member.uuid)
  const person = { identity: member.uuid, passwordHash: account?.passwordHash, beside }
  return openPasswordSession(services, request, reply, member, person)
}

/**
 * Opens a session for a staff member who has just given their password, or a code for a new one. Where the staff need a second
 * factor, or this one has set one up, it is due first. Returns the address of the next page.
 */
export async function openPasswordSession(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  member: Pick<StaffMember, 'userType'>,
  person: Pick<Person, 'identity' | 'passwordHash' | 'beside'>,
): Promise<RedirectResponse> {
  const factor = services.sandbox.needsStaffFactor ? ('always' as const) : undefined
  const due = await openStaffSession(services, request, reply, { ...person, factor })
  return { redirect: landingOfStaff(member), ...due }
}

/** Returns the page after sign-in: a broker's invitations, or the start page for everybody else. */
export const landingOfStaff = ({ userType }: Pick<StaffMember, 'userType'>): string =>
  userType === 'BROKER' ? agentPaths.invite : agentPaths.home

/** Opens a session at `/agent` for a staff member who has just proven their identity. */
export async function openStaffSession(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  person: Pick<Person, 'identity' | 'passwordHash' | 'beside' | 'factor'>,
): Promise<FactorDue> {
  const { code: tenant } = services.tenants.fallback
  const staff = { ...person, audience: 'staff', tenant } as const
  const { due } = await openSession(services, request, reply, staff)
  if (due.totpVerified === undefined)
    noteSecurity(services, request, 'login-succeeded', { identity: person.identity })
  return due
}

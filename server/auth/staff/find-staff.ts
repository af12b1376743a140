import type { FastifyRequest } from 'fastify'
import type { Database, Transaction } from '../../database/database.ts'
import { and, asc, columnsOf, eq, inArray, isNull, like, or } from '../../database/drizzle.ts'
import { identities, sessions, staffMemberships } from '../../database/schema.ts'
import { Problem } from '../../errors/problem.ts'
import type { Services } from '../../services.ts'
import { signedIn } from '../authenticate.ts'
import { shortName } from '../full-name.ts'
import { type Membership, requireRole, type StaffMember } from './staff-member.ts'
import { staffRealm } from './staff-realm.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Staff member who sends it, once they were looked up. */
    member?: StaffMember
  }
}

type Db = Database | Transaction
type Row = typeof identities.$inferSelect

/**
 * Returns the staff member who sends a request. Throws a Problem (401) if the session, the last role or the account is gone,
 * and 403 without a role that the route's policy names.
 */
export async function loadMember(services: Services, request: FastifyRequest): Promise<StaffMember> {
  const { db } = services.database
  const { lastUsedAt: _, ...account } = await signedIn(services, request, (isOpen) =>
    db
      .select({ ...columnsOf(identities), lastUsedAt: sessions.lastUsedAt })
      .from(sessions)
      .innerJoin(identities, eq(identities.uuid, sessions.identity))
      .where(isOpen),
  )
  const member = await toMember(db, account)
  if (member.memberships.length === 0) throw new Problem(401, 'UNAUTHENTICATED')
  request.member = member
  const { roles } = request.routeOptions.config.policy ?? {}
  if (roles !== undefined) requireRole(member, roles)
  return member
}

/** Lists everybody who works for a lender or as a broker, by e-mail address, however they sign in. */
export const loadStaff = ({ database: { db } }: Services): Promise<readonly StaffMember[]> =>
  findMembers(db, undefined)

/**
 * Lists those who work under an e-mail address: at most one with a password, one of each provider, and one broker of each
 * lender.
 */
export const findWorking = (db: Db, email: string): Promise<readonly StaffMember[]> =>
  findMembers(db, eq(identities.email, email.toLowerCase()))

async function findMembers(
  db: Db,
  which: ReturnType<typeof eq> | undefined,
): Promise<readonly StaffMember[]> {
  const rows = await db
    .select()
    .from(identities)
    .where(and(works, isNull(identities.closedAt), which))
    .orderBy(asc(identities.email), asc(identities.tenant))
  const members = await Promise.all(rows.map((row) => toMember(db, row)))
  return members.filter(({ memberships }) => memberships.length > 0)
}

const works = or(like(identities.tenant, `${staffRealm.code}%`), eq(identities.userType, 'BROKER'))

/** Finds a staff member with a password by e-mail address. */
export const findStaffByEmail = (db: Db, email: string): Promise<StaffMember | undefined> =>
  findOne(db, and(eq(identities.tenant, staffRealm.code), eq(identities.email, email.toLowerCase())))

export const findBroker = (db: Db, lender: string, email: string): Promise<StaffMember | undefined> =>
  findOne(
    db,
    and(
      eq(identities.tenant, lender),
      eq(identities.userType, 'BROKER'),
      eq(identities.email, email.toLowerCase()),
    ),
  )

export const findStaff = (db: Db, uuid: string): Promise<StaffMember | undefined> =>
  findOne(db, and(inArray(identities.userType, ['AGENT', 'BROKER']), eq(identities.uuid, uuid)))

async function findOne(db: Db, which: ReturnType<typeof and>): Promise<StaffMember | undefined> {
  const [row] = await db
    .select()
    .from(identities)
    .where(and(which, isNull(identities.closedAt)))
  const member = row && (await toMember(db, row))
  return member?.memberships.length === 0 ? undefined : member
}

/** Builds a staff member from an account. A broker works at the lender of their account, whatever the membership table says. */
async function toMember(
  db: Db,
  { uuid, email, userType, tenant, profile, updatedAt }: Row,
): Promise<StaffMember> {
  const isBroker = userType === 'BROKER'
  const memberships = isBroker ? [{ role: 'BROKER' as const, tenant }] : await membershipsOf(db, uuid)
  return {
    uuid,
    email,
    name: shortName(profile),
    userType: isBroker ? 'BROKER' : 'AGENT',
    realm: tenant,
    memberships,
    updatedAt,
  }
}

const membershipsOf = (db: Db, identity: string): Promise<Membership[]> =>
  db
    .select({ role: staffMemberships.role, tenant: staffMemberships.tenant })
    .from(staffMemberships)
    .where(eq(staffMemberships.identity, identity))
    .orderBy(asc(staffMemberships.tenant), asc(staffMemberships.role))

/** Finds the account of an e-mail address that may work at `/agent`: a staff member, or a broker of the named lender. */
export async function findSigningIn(db: Db, email: string, lender: string | undefined) {
  const realms = [staffRealm.code, ...(lender === undefined ? [] : [lender])]
  const rows = await db
    .select()
    .from(identities)
    .where(and(inArray(identities.tenant, realms), eq(identities.email, email.toLowerCase())))
  const working = rows.filter(({ userType }) => userType === 'AGENT' || userType === 'BROKER')
  return working.find(({ tenant }) => tenant === lender) ?? working[0]
}

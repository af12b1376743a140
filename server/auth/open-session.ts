import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database, Transaction } from '../database/database.ts'
import { and, eq, isNull, sql } from '../database/drizzle.ts'
import { identities, sessions } from '../database/schema.ts'
import { Problem } from '../errors/problem.ts'
import type { Services } from '../services.ts'
import { bearerOf, isSignedIn } from './authenticate.ts'
import { deviceOf } from './limits/device-of.ts'
import { rememberBrowser } from './limits/known-browser.ts'
import { sessionLimits } from './session-limits.ts'
import { type Audience, type Bearer, signToken } from './tokens.ts'

export interface Person {
  /** Audience of the session's tokens. */
  readonly audience?: Audience
  readonly identity: string
  /** Code of the account's lender. */
  readonly tenant: string
  /** Hash that the password was checked against. Undefined if the user proved their identity in another way. */
  readonly passwordHash?: string | null | undefined
  /** Runs in the transaction in which the user is signed in: not while their second factor is due. */
  readonly beside?: ((tx: Transaction) => Promise<void>) | undefined
  /**
   * Whether a second factor is asked for: always, also of whoever has yet to set one up, or never, because an identity provider
   * vouches for the user. Undefined for those who have set one up.
   */
  readonly factor?: 'always' | 'never' | undefined
}

/** Answer to a sign-in whose second factor is due, in the words of the specification. Empty if none is. */
export type FactorDue =
  | { readonly twoFactorEnabled: boolean; readonly totpVerified: false }
  | { readonly twoFactorEnabled?: never; readonly totpVerified?: never }

export interface OpenedSession {
  readonly token: string
  readonly due: FactorDue
}

/**
 * Opens a session for a user who has just proven their identity. Sets its token in the authorization header of the response and
 * a cookie that marks the browser as known. Where a second factor is due, the token opens nothing else until it is given, and
 * the browser stays unknown. Throws a Problem (401) if the account was closed, or its password replaced, since the check.
 */
export async function openSession(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { audience = 'customer', identity, tenant, passwordHash, beside, factor }: Person,
): Promise<OpenedSession> {
  const now = services.clock.now()
  const session = randomUUID()
  const device = deviceOf(request.headers['user-agent'])
  const row = { uuid: session, identity, tenant, ...device, createdAt: now, lastUsedAt: now }
  const due = await keepSession(services.database.db, row, { passwordHash, beside, factor })
  const isFactorDue = due.totpVerified === false
  const bearer = { audience, identity, tenant, session, signedInAt: now, isFactorDue }
  if (!isFactorDue) rememberBrowser(services, request, reply, identity)
  return { token: sendToken(services, reply, bearer, now), due }
}

/**
 * Completes the sign-in of a bearer who has just given their second factor: their token is replaced by one that opens what is
 * theirs, and their browser is known from now on. Throws a Problem (401) if it was ended or completed meanwhile.
 */
export async function completeSession(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  beside?: (tx: Transaction) => Promise<void>,
): Promise<void> {
  const now = services.clock.now()
  const due = bearerOf(request)
  await services.database.db.transaction(async (tx) => {
    const completed = await tx
      .update(sessions)
      .set({ isFactorDue: false, createdAt: now, lastUsedAt: now })
      .where(isSignedIn(services, due))
      .returning({ uuid: sessions.uuid })
    if (completed.length === 0) throw new Problem(401, 'UNAUTHENTICATED')
    await beside?.(tx)
  })
  request.bearer = { ...due, signedInAt: now, isFactorDue: false }
  rememberBrowser(services, request, reply, due.identity)
  sendToken(services, reply, request.bearer, now)
}

function sendToken(services: Services, reply: FastifyReply, bearer: Bearer, now: Date): string {
  const token = signToken(services.secrets.tokenKey, bearer, now, sessionLimits(services))
  reply.header('authorization', `Bearer ${token}`)
  return token
}

/**
 * Stores the session unless the account has changed since the password check. The lock makes a sign-in and an end of all
 * sessions wait for each other: either the session exists and is ended too, or it is refused.
 */
async function keepSession(
  db: Database,
  row: typeof sessions.$inferInsert,
  { passwordHash, beside, factor }: Pick<Person, 'passwordHash' | 'beside' | 'factor'>,
): Promise<FactorDue> {
  const isUnchanged = and(
    eq(identities.uuid, row.identity),
    isNull(identities.closedAt),
    passwordHash ? eq(identities.passwordHash, passwordHash) : undefined,
  )
  const hasFactor = sql<boolean>`exists (select from second_factors
    where second_factors.identity = ${row.identity} and second_factors.confirmed_at is not null)`
  const due = await db.transaction(async (tx): Promise<FactorDue | undefined> => {
    const [unchanged] = await tx.select({ hasFactor }).from(identities).where(isUnchanged).for('share')
    if (unchanged === undefined) return undefined
    const isFactorDue = factor === 'always' || (unchanged.hasFactor && factor !== 'never')
    await tx.insert(sessions).values({ ...row, isFactorDue })
    if (isFactorDue) return { twoFactorEnabled: unchanged.hasFactor, totpVerified: false }
    await beside?.(tx)
    return {}
  })
  if (due === undefined) throw new Problem(401, 'CREDENTIALS')
  return due
}

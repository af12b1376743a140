import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database, Transaction } from '../database/database.ts'
import { and, eq, isNull } from '../database/drizzle.ts'
import { identities, sessions } from '../database/schema.ts'
import { Problem } from '../errors/problem.ts'
import type { Services } from '../services.ts'
import { deviceOf } from './limits/device-of.ts'
import { rememberBrowser } from './limits/known-browser.ts'
import { sessionLimits } from './session-limits.ts'
import { type Audience, signToken } from './tokens.ts'

export interface Person {
  /** Audience of the session's tokens. */
  readonly audience?: Audience
  readonly identity: string
  /** Code of the account's lender. */
  readonly tenant: string
  /** Hash that the password was checked against. Undefined if the user proved their identity in another way. */
  readonly passwordHash?: string | null | undefined
  /** Runs in the transaction that stores the session. */
  readonly beside?: ((tx: Transaction) => Promise<void>) | undefined
}

/**
 * Opens a session for a user who has just proven their identity. Sets its token in the authorization header of the response and
 * a cookie that marks the browser as known. Returns the token. Throws a Problem (401) if the account was closed, or its
 * password replaced, since the check.
 */
export async function openSession(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { audience = 'customer', identity, tenant, passwordHash, beside }: Person,
): Promise<string> {
  const now = services.clock.now()
  const session = randomUUID()
  const device = deviceOf(request.headers['user-agent'])
  const row = { uuid: session, identity, tenant, ...device, createdAt: now, lastUsedAt: now }
  await keepSession(services.database.db, row, { passwordHash, beside })
  rememberBrowser(services, request, reply, identity)
  const bearer = { audience, identity, tenant, session, signedInAt: now }
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
  { passwordHash, beside }: Pick<Person, 'passwordHash' | 'beside'>,
): Promise<void> {
  const isUnchanged = and(
    eq(identities.uuid, row.identity),
    isNull(identities.closedAt),
    passwordHash ? eq(identities.passwordHash, passwordHash) : undefined,
  )
  const kept = await db.transaction(async (tx) => {
    const unchanged = await tx
      .select({ uuid: identities.uuid })
      .from(identities)
      .where(isUnchanged)
      .for('share')
    if (unchanged.length !== 1) return false
    await tx.insert(sessions).values(row)
    await beside?.(tx)
    return true
  })
  if (!kept) throw new Problem(401, 'CREDENTIALS')
}

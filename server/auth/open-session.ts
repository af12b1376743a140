import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../database/database.ts'
import { and, eq, isNull } from '../database/drizzle.ts'
import { identities, sessions } from '../database/schema.ts'
import { Problem } from '../errors/problem.ts'
import type { Services } from '../services.ts'
import { deviceOf } from './limits/device-of.ts'
import { rememberBrowser } from './limits/known-browser.ts'
import { sessionLimits } from './session-limits.ts'
import { type Audience, signToken } from './tokens.ts'

export interface Person {
  /** Whose calls the session is for. */
  readonly audience?: Audience
  readonly identity: string
  /** Code of the lender whose account it is. */
  readonly tenant: string
  /** The hash that their password was checked against; left out where something else proved who they are. */
  readonly passwordHash?: string | null | undefined
}

/**
 * Signs somebody in who has just proven who they are: a session, its token in the authorization header of the answer, and
 * a cookie by which their browser is known from now on. Answers the token. Refused (401) where the account was closed, or its
 * password replaced, since it was looked at.
 */
export async function openSession(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { audience = 'customer', identity, tenant, passwordHash }: Person,
): Promise<string> {
  const now = services.clock.now()
  const session = randomUUID()
  const device = deviceOf(request.headers['user-agent'])
  const row = { uuid: session, identity, tenant, ...device, createdAt: now, lastUsedAt: now }
  await keepSession(services.database.db, row, passwordHash)
  rememberBrowser(services, request, reply, identity)
  const bearer = { audience, identity, tenant, session, signedInAt: now }
  const token = signToken(services.secrets.tokenKey, bearer, now, sessionLimits(services))
  reply.header('authorization', `Bearer ${token}`)
  return token
}

/**
 * Of a sign-in and what ends all sessions at the same moment, one waits for the other: either the session is there to be ended,
 * or the account is no longer as it was when its password was checked, and there is none.
 */
async function keepSession(
  db: Database,
  row: typeof sessions.$inferInsert,
  passwordHash: string | null | undefined,
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
    if (unchanged.length === 1) await tx.insert(sessions).values(row)
    return unchanged.length === 1
  })
  if (!kept) throw new Problem(401, 'CREDENTIALS')
}

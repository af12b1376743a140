import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { and, eq, gt, isNull, lte } from '../database/drizzle.ts'
import { sessions } from '../database/schema.ts'
import { Problem } from '../errors/problem.ts'
import type { Services } from '../services.ts'
import { sessionLimits } from './session-limits.ts'
import { type Audience, type Bearer, findAnyBearer, signToken } from './tokens.ts'

declare module 'fastify' {
  interface FastifyRequest {
    bearer: Bearer | null
    /** Code of the lender that the body or query of the request names. */
    lender: string | null
  }
  interface FastifyContextConfig {
    /** True if its requests do not count as use of a session. */
    readonly isPoll?: boolean
  }
}

/**
 * Renews the token of every response with status 200 (core specification 7), except for polling requests: a session ends when
 * the user is gone, however long their page stays open.
 */
export function authenticate(app: FastifyInstance, services: Services): void {
  app.decorateRequest('bearer', null)
  app.decorateRequest('lender', null)
  app.addHook('onSend', async (request, reply) => {
    if (isPersonal(request)) reply.header('cache-control', 'no-store')
    if (request.bearer !== null && reply.statusCode === 200 && !isPoll(request))
      roll(services, request.bearer, reply)
  })
}

function roll(services: Services, bearer: Bearer, reply: FastifyReply): void {
  if (reply.hasHeader('authorization')) return
  const token = signToken(services.secrets.tokenKey, bearer, services.clock.now(), sessionLimits(services))
  reply.header('authorization', `Bearer ${token}`)
}

/** True for a response that no browser or proxy may cache: the user is signed in or about to be. */
const isPersonal = ({ headers, url }: FastifyRequest): boolean =>
  headers.authorization !== undefined || url.startsWith('/identity')

/**
 * True for a request that a page sent without an action of the user: its header says so, or its endpoint is only used for
 * polling.
 */
const isPoll = ({ headers, routeOptions }: FastifyRequest): boolean =>
  headers['x-poll'] !== undefined || routeOptions.config.isPoll === true

/**
 * Throws a Problem (401) if the bearer's session is over. For endpoints whose policy leaves it to their own query,
 * and that do something before it.
 */
export async function requireSession(services: Services, request: FastifyRequest): Promise<void> {
  const { db } = services.database
  await signedIn(services, request, (isOpen) =>
    db.select({ lastUsedAt: sessions.lastUsedAt }).from(sessions).where(isOpen),
  )
}

/**
 * Reads the bearer of a request. Throws a Problem (401) unless its token is valid, unexpired, for this audience and of a sign-in
 * that is admitted: `done`, with everything that was asked for; `due`, with the second factor still to come; `begun`, either.
 */
export function readBearer(
  { secrets, clock }: Pick<Services, 'secrets' | 'clock'>,
  request: FastifyRequest,
  audience: Audience,
  signIns: 'done' | 'due' | 'begun',
): void {
  const bearer = findAnyBearer(secrets.tokenKey, request.headers.authorization, clock.now())
  if (bearer?.audience !== audience) throw new Problem(401, 'UNAUTHENTICATED')
  if (bearer.isFactorDue && signIns === 'done') throw new Problem(401, 'FACTOR_DUE')
  if (!bearer.isFactorDue && signIns === 'due') throw new Problem(401, 'UNAUTHENTICATED')
  request.bearer = bearer
}

/** Returns the bearer of a request to an endpoint whose policy asks for one. */
export function bearerOf(request: FastifyRequest): Bearer {
  if (request.bearer === null) throw new Problem(401, 'UNAUTHENTICATED')
  return request.bearer
}

/**
 * Runs an endpoint's query that also checks that the bearer's session is open, and returns its row. Throws a Problem (401) if
 * there is none.
 */
export async function signedIn<Row extends { readonly lastUsedAt: Date }>(
  services: Services,
  request: FastifyRequest,
  ask: (isOpen: ReturnType<typeof isSignedIn>) => PromiseLike<readonly Row[]>,
): Promise<Row> {
  const bearer = bearerOf(request)
  const [row] = await ask(isSignedIn(services, bearer))
  if (row === undefined) throw await sessionOver(services, bearer)
  await noteUse(services, request, row.lastUsedAt)
  return row
}

/**
 * SQL condition that is true while the session of a token is open: not ended, younger than the longest lifetime of a session,
 * and with the second factor given or due as the token says.
 */
export const isSignedIn = (
  services: Pick<Services, 'clock' | 'tenants'>,
  { identity, session, isFactorDue }: Bearer,
) =>
  and(
    eq(sessions.uuid, session),
    eq(sessions.identity, identity),
    eq(sessions.isFactorDue, isFactorDue),
    isNull(sessions.endedAt),
    gt(sessions.createdAt, new Date(services.clock.now().getTime() - sessionLimits(services).absoluteMs)),
  )

/** Stores the last use of a session, at most once per interval, so that only one request a minute pays for it. */
async function noteUse(services: Services, request: FastifyRequest, lastUsedAt: Date): Promise<void> {
  const now = services.clock.now()
  const due = new Date(now.getTime() - sessionLimits(services).useMs)
  if (isPoll(request) || lastUsedAt > due) return
  await services.database.db
    .update(sessions)
    .set({ lastUsedAt: now })
    .where(and(eq(sessions.uuid, bearerOf(request).session), lte(sessions.lastUsedAt, due)))
}

/**
 * Returns the refusal of a token whose session is not open any more, with the reason if it is known, so that the user can be
 * told.
 */
async function sessionOver({ database }: Pick<Services, 'database'>, bearer: Bearer): Promise<Problem> {
  const [session] = await database.db
    .select({ reason: sessions.reason })
    .from(sessions)
    .where(and(eq(sessions.uuid, bearer.session), eq(sessions.identity, bearer.identity)))
  const refusal = new Problem(401, 'UNAUTHENTICATED')
  return session === undefined ? refusal : refusal.because(session.reason ?? 'LIMIT')
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { and, eq, gt, isNull, lte } from '../database/drizzle.ts'
import { sessions } from '../database/schema.ts'
import { Problem } from '../errors/problem.ts'
import type { Services } from '../services.ts'
import { sessionLimits } from './session-limits.ts'
import { type Audience, type Bearer, findBearer, signToken } from './tokens.ts'

declare module 'fastify' {
  interface FastifyRequest {
    bearer: Bearer | null
    /** Code of the lender that the body or the query of a call names. */
    lender: string | null
  }
  interface FastifyContextConfig {
    /** Its calls do not count as use of a session. */
    readonly isPoll?: boolean
  }
}

/**
 * Reads the bearer of every request and rolls the token of every 200 (core specification 7), unless a page asked by itself:
 * a session ends when the person is gone, however long their page stays open.
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

/** An answer that no browser and no proxy may keep: to somebody who is signed in, or is about to be. */
const isPersonal = ({ headers, url }: FastifyRequest): boolean =>
  headers.authorization !== undefined || url.startsWith('/identity')

/** A request that nobody made by hand: it says so, or its endpoint is only ever asked by a page itself. */
const isPoll = ({ headers, routeOptions }: FastifyRequest): boolean =>
  headers['x-poll'] !== undefined || routeOptions.config.isPoll === true

/** A hook for endpoints that need a signed-in person: 401 without a token that is ours, for this audience, unexpired and of a session that is open. */
export const requireBearer = (services: Services, audience: Audience = 'customer') =>
  guard(audience, async (request: FastifyRequest) => {
    readBearer(services, request, audience)
    await requireSession(services, request)
  })

/** Refuses (401) a bearer whose session is over, where an endpoint behind `requireToken` does something before its own query. */
export async function requireSession(services: Services, request: FastifyRequest): Promise<void> {
  const { db } = services.database
  await signedIn(services, request, (isOpen) =>
    db.select({ lastUsedAt: sessions.lastUsedAt }).from(sessions).where(isOpen),
  )
}

/** A hook for endpoints whose own query asks for the session (`signedIn`): it looks at the token alone, and spares the frequent calls a second query. */
export const requireToken = (services: Services, audience: Audience = 'customer') =>
  guard(audience, async (request: FastifyRequest) => {
    readBearer(services, request, audience)
  })

const guards = new WeakMap<object, Audience>()

function guard<Hook extends object>(audience: Audience, hook: Hook): Hook {
  guards.set(hook, audience)
  return hook
}

function readBearer({ secrets, clock }: Services, request: FastifyRequest, audience: Audience): Bearer {
  const bearer = findBearer(secrets.tokenKey, request.headers.authorization, clock.now())
  if (bearer?.audience !== audience) throw new Problem(401, 'UNAUTHENTICATED')
  request.bearer = bearer
  return bearer
}

/** For whom the bearer must be that `requireBearer` or `requireToken` among the hooks of a route asks for; undefined where neither is. */
export const findAudience = (hooks: object | readonly object[] | undefined): Audience | undefined =>
  [hooks ?? []].flat().flatMap((hook) => guards.get(hook) ?? [])[0]

/** The bearer of a request whose endpoint runs behind `requireBearer`. */
export function bearerOf(request: FastifyRequest): Bearer {
  if (request.bearer === null) throw new Problem(401, 'UNAUTHENTICATED')
  return request.bearer
}

/** The row of a query of an endpoint that asks, beside what it wants, whether the bearer's session is open; 401 where it finds none. */
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

/** Holds for the session of a token while it is open: not ended, and younger than a session may get. */
export const isSignedIn = (services: Pick<Services, 'clock' | 'tenants'>, { identity, session }: Bearer) =>
  and(
    eq(sessions.uuid, session),
    eq(sessions.identity, identity),
    isNull(sessions.endedAt),
    gt(sessions.createdAt, new Date(services.clock.now().getTime() - sessionLimits(services).absoluteMs)),
  )

/** Writes that a session is in use, at most once in a while, so that no request pays for it but one a minute. */
async function noteUse(services: Services, request: FastifyRequest, lastUsedAt: Date): Promise<void> {
  const now = services.clock.now()
  const due = new Date(now.getTime() - sessionLimits(services).useMs)
  if (isPoll(request) || lastUsedAt > due) return
  await services.database.db
    .update(sessions)
    .set({ lastUsedAt: now })
    .where(and(eq(sessions.uuid, bearerOf(request).session), lte(sessions.lastUsedAt, due)))
}

/** The refusal of a token whose session is no longer open, with the reason where it is known: whoever held it is told. */
async function sessionOver({ database }: Pick<Services, 'database'>, bearer: Bearer): Promise<Problem> {
  const [session] = await database.db
    .select({ reason: sessions.reason })
    .from(sessions)
    .where(and(eq(sessions.uuid, bearer.session), eq(sessions.identity, bearer.identity)))
  const refusal = new Problem(401, 'UNAUTHENTICATED')
  return session === undefined ? refusal : refusal.because(session.reason ?? 'LIMIT')
}

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { eq, sql } from '../database/drizzle.ts'
import { identities, revokedTokens } from '../database/schema.ts'
import { Problem } from '../errors/problem.ts'
import type { Services } from '../services.ts'
import { type Bearer, findBearer, signToken } from './tokens.ts'

declare module 'fastify' {
  interface FastifyRequest {
    bearer: Bearer | null
    /** Code of the lender that the body or the query of a call names. */
    lender: string | null
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
    const isDue = request.headers['x-poll'] === undefined && !reply.hasHeader('authorization')
    if (request.bearer !== null && reply.statusCode === 200 && isDue)
      reply.header('authorization', `Bearer ${await signToken(services.secrets.tokenKey, request.bearer)}`)
  })
}

/** A hook for endpoints that need a signed-in person: 401 without a token that is ours, unexpired and not signed out. */
export const requireBearer = (services: Services) => async (request: FastifyRequest) => {
  const bearer = await findBearer(services.secrets.tokenKey, request.headers.authorization)
  if (bearer === undefined || !(await isAlive(services, bearer))) throw new Problem(401, 'UNAUTHENTICATED')
  request.bearer = bearer
}

/** The same for an endpoint whose own query asks `isSignedIn`: it spares the most frequent call a second query. */
export const requireToken = (services: Services) => async (request: FastifyRequest) => {
  const bearer = await findBearer(services.secrets.tokenKey, request.headers.authorization)
  if (bearer === undefined) throw new Problem(401, 'UNAUTHENTICATED')
  request.bearer = bearer
}

/** The bearer of a request whose endpoint runs behind `requireBearer`. */
export function bearerOf(request: FastifyRequest): Bearer {
  if (request.bearer === null) throw new Problem(401, 'UNAUTHENTICATED')
  return request.bearer
}

async function isAlive({ database }: Services, bearer: Bearer): Promise<boolean> {
  const found = await database.db.select({ uuid: identities.uuid }).from(identities).where(isSignedIn(bearer))
  return found.length === 1
}

/** Holds for the identity of a token that was not signed out. */
export const isSignedIn = (bearer: Bearer) =>
  sql`${eq(identities.uuid, bearer.identity)} and not exists (select 1 from ${revokedTokens} where ${eq(revokedTokens.jti, bearer.session)})`

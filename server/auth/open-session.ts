import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sessions } from '../database/schema.ts'
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
}

/**
 * Signs somebody in who has just proven who they are: a session, its token in the authorization header of the answer, and
 * a cookie by which their browser is known from now on. Answers the token.
 */
export async function openSession(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { audience = 'customer', identity, tenant }: Person,
): Promise<string> {
  const now = services.clock.now()
  const session = randomUUID()
  const device = deviceOf(request.headers['user-agent'])
  const row = { uuid: session, identity, tenant, ...device, createdAt: now, lastUsedAt: now }
  await services.database.db.insert(sessions).values(row)
  rememberBrowser(services, request, reply, identity)
  const bearer = { audience, identity, tenant, session, signedInAt: now }
  const token = signToken(services.secrets.tokenKey, bearer, now, sessionLimits(services))
  reply.header('authorization', `Bearer ${token}`)
  return token
}

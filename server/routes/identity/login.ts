import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { LoginRequest, LoginResponse } from '#generated/api'
import { attemptKey } from '../../auth/limits/attempt-key.ts'
import { noteSecurity } from '../../auth/note-security.ts'
import { openSession } from '../../auth/open-session.ts'
import { checkPassword } from '../../auth/passwords/check-password.ts'
import { and, eq } from '../../database/drizzle.ts'
import { identities } from '../../database/schema.ts'
import { Problem } from '../../errors/problem.ts'
import type { Services } from '../../services.ts'
import { resolveTenant } from '../../tenants/resolve-tenant.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { perAddress } from './per-address.ts'

/** POST /identity/api/v1/login */
export function login(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'Sign in',
    refuses: [401],
    body: services.schema('identity.schema.json#/$defs/LoginRequest'),
    response: { 200: services.schema('identity.schema.json#/$defs/LoginResponse') },
  }
  const config = perAddress(services, 'login')
  app.post<{ Body: LoginRequest }>('/identity/api/v1/login', { schema, config }, async (request, reply) => {
    const tenant = resolveTenant(services, request, request.body.orgCode)
    const { jwt } = await signIn(services, request, reply, tenant, request.body)
    return { jwt } satisfies LoginResponse
  })
}

interface SignedIn {
  readonly jwt: string
  readonly identity: string
  readonly userType: string
}

/** A session for the right password; the same refusal, after the same work, for a wrong one and for an address that nobody has. */
export async function signIn(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  tenant: Tenant,
  { email, password }: Pick<LoginRequest, 'email' | 'password'>,
): Promise<SignedIn> {
  const [account] = await services.database.db
    .select({ uuid: identities.uuid, passwordHash: identities.passwordHash, userType: identities.userType })
    .from(identities)
    .where(and(eq(identities.tenant, tenant.code), eq(identities.email, email.toLowerCase())))
  const identity = account?.uuid
  const key = attemptKey(services, request, 'password', { tenant, email, identity })
  const concerned = identity === undefined ? { tenant: tenant.code, email } : { identity }
  const attempt = { key, concerned, password, hash: account?.passwordHash }
  if (!(await checkPassword(services, request, attempt)) || account === undefined) {
    noteSecurity(services, request, 'login-refused', concerned)
    throw new Problem(401, 'CREDENTIALS')
  }
  noteSecurity(services, request, 'login-succeeded', concerned)
  const { uuid, userType } = account
  const jwt = await openSession(services, request, reply, { identity: uuid, tenant: tenant.code })
  return { jwt, identity: uuid, userType }
}

import type { FastifyInstance } from 'fastify'
import type { LoginRequest, LoginResponse } from '#generated/api'
import { verifyAgainstNobody, verifyPassword } from '../auth/passwords.ts'
import { signToken } from '../auth/tokens.ts'
import { and, eq } from '../database/drizzle.ts'
import { identities } from '../database/schema.ts'
import { Problem } from '../errors/problem.ts'
import type { Services } from '../services.ts'
import { resolveTenant } from '../tenants/resolve-tenant.ts'
import type { Tenant } from '../tenants/tenant.ts'

/** POST /identity/api/v1/login */
export function login(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'Sign in',
    body: services.schema('identity.schema.json#/$defs/LoginRequest'),
    response: { 200: services.schema('identity.schema.json#/$defs/LoginResponse') },
  }
  const config = { rateLimit: { max: 10, timeWindow: '1 minute' } }
  app.post<{ Body: LoginRequest }>('/identity/api/v1/login', { schema, config }, async (request, reply) => {
    const tenant = resolveTenant(services, request, request.body.orgCode)
    const { jwt } = await signIn(services, tenant, request.body)
    reply.header('authorization', `Bearer ${jwt}`)
    return { jwt } satisfies LoginResponse
  })
}

interface SignedIn {
  readonly jwt: string
  readonly identity: string
  readonly userType: string
}

/** A token for the right password; the same refusal for a wrong one and for an address that nobody has. */
export async function signIn(
  services: Services,
  tenant: Tenant,
  { email, password }: Pick<LoginRequest, 'email' | 'password'>,
): Promise<SignedIn> {
  const [identity] = await services.database.db
    .select({
      uuid: identities.uuid,
      passwordHash: identities.passwordHash,
      userType: identities.userType,
    })
    .from(identities)
    .where(and(eq(identities.tenant, tenant.code), eq(identities.email, email.toLowerCase())))
  const hash = identity?.passwordHash
  const isRight = hash ? await verifyPassword(password, hash) : await verifyAgainstNobody(password)
  if (identity === undefined || !isRight) throw new Problem(401, 'CREDENTIALS')
  const bearer = { identity: identity.uuid, tenant: tenant.code }
  const jwt = await signToken(services.secrets.tokenKey, bearer)
  return { jwt, identity: identity.uuid, userType: identity.userType }
}

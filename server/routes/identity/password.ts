import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { PasswordChangeRequest, SessionsEnded } from '#generated/api'
import { bearerOf, requireBearer } from '../../auth/authenticate.ts'
import { findIdentity } from '../../auth/find-identity.ts'
import { attemptKey } from '../../auth/limits/attempt-key.ts'
import { noteSecurity } from '../../auth/note-security.ts'
import { checkPassword } from '../../auth/passwords/check-password.ts'
import { hashPassword } from '../../auth/passwords/passwords.ts'
import { replacePassword } from '../../auth/passwords/replace-password.ts'
import { requirePassword } from '../../auth/passwords/require-password.ts'
import { Problem } from '../../errors/problem.ts'
import type { Services } from '../../services.ts'

/** POST /identity/secure/api/v1/password */
export function password(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'Change one’s own password: every other session ends',
    refuses: [429],
    body: services.schema('identity.schema.json#/$defs/PasswordChangeRequest'),
    response: { 200: services.schema('identity.schema.json#/$defs/SessionsEnded') },
  }
  app.post<{ Body: PasswordChangeRequest }>(
    '/identity/secure/api/v1/password',
    { schema, onRequest: requireBearer(services) },
    async (request): Promise<SessionsEnded> => {
      const { identity, session: except } = bearerOf(request)
      const account = await findIdentity(services, request)
      const tenant = services.tenants.resolve(account.tenant)
      requirePassword(tenant, { email: account.email, password: request.body.password })
      await requirePresent(services, request, account)
      const passwordHash = await hashPassword(request.body.password)
      const ended = await services.database.db.transaction((tx) =>
        replacePassword(tx, { tenant, identity, passwordHash, except }, services.clock.now()),
      )
      noteSecurity(services, request, 'password-changed', { identity })
      return { ended }
    },
  )
}

/** A session is not enough: it may be one that somebody left open. Wrong ones wait as at the login, counted apart from those there. */
async function requirePresent(
  services: Services,
  request: FastifyRequest<{ Body: PasswordChangeRequest }>,
  { uuid: identity, tenant, email, passwordHash: hash }: Awaited<ReturnType<typeof findIdentity>>,
): Promise<void> {
  const account = { tenant: services.tenants.resolve(tenant), email, identity }
  const key = attemptKey(services, request, 'change', account)
  const attempt = { key, concerned: { identity }, password: request.body.currentPassword, hash }
  if (await checkPassword(services, request, attempt)) return
  noteSecurity(services, request, 'password-refused', { identity })
  throw new Problem(422, 'PASSWORD_WRONG').at('currentPassword')
}

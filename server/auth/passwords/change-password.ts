import type { FastifyRequest } from 'fastify'
import type { PasswordChangeRequest } from '#generated/api'
import { Problem } from '../../errors/problem.ts'
import type { Services } from '../../services.ts'
import { bearerOf } from '../authenticate.ts'
import { findIdentity, type Identity } from '../find-identity.ts'
import { attemptKey } from '../limits/attempt-key.ts'
import { noteSecurity } from '../note-security.ts'
import { checkPassword } from './check-password.ts'
import { hashPassword } from './passwords.ts'
import { replacePassword } from './replace-password.ts'
import { requirePassword } from './require-password.ts'

/** Replaces the bearer's own password, who must know the present one; answers how many other sessions that ended. */
export async function changePassword(
  services: Services,
  request: FastifyRequest,
  { password, currentPassword }: PasswordChangeRequest,
): Promise<number> {
  const { identity, session: except } = bearerOf(request)
  const account = await findIdentity(services, request)
  const tenant = services.tenants.resolve(account.tenant)
  requirePassword(tenant, { email: account.email, password })
  await requirePresent(services, request, account, currentPassword)
  const passwordHash = await hashPassword(password)
  const ended = await services.database.db.transaction((tx) =>
    replacePassword(tx, { tenant, identity, passwordHash, except }, services.clock.now()),
  )
  noteSecurity(services, request, 'password-changed', { identity })
  return ended
}

/** Checks the present password, because a session may be one that somebody left open. Wrong ones wait as at the login, counted apart from those there. */
async function requirePresent(
  services: Services,
  request: FastifyRequest,
  { uuid: identity, tenant, email, passwordHash: hash }: Identity,
  password: string,
): Promise<void> {
  const account = { tenant: services.tenants.resolve(tenant), email, identity }
  const key = attemptKey(services, request, 'change', account)
  if (await checkPassword(services, request, { key, concerned: { identity }, password, hash })) return
  noteSecurity(services, request, 'password-refused', { identity })
  throw new Problem(422, 'PASSWORD_WRONG').at('currentPassword')
}

import type { FastifyRequest } from 'fastify'
import type { PasswordChangeRequest } from '#generated/api'
import { Problem } from '../../errors/problem.ts'
import type { Services } from '../../services.ts'
import { bearerOf } from '../authenticate.ts'
import { endingSessions } from '../end-sessions.ts'
import { findIdentity } from '../find-identity.ts'
import { placeOf } from '../limits/place-of.ts'
import { noteSecurity } from '../note-security.ts'
import { hashPassword } from './passwords.ts'
import { replacePassword } from './replace-password.ts'
import { requirePassword } from './require-password.ts'
import { requirePresentPassword } from './require-present-password.ts'

/** Replaces the bearer's own password, for which they must enter the present one. Returns how many other sessions this ended. */
export async function changePassword(
  services: Services,
  request: FastifyRequest,
  { password, currentPassword }: PasswordChangeRequest,
): Promise<number> {
  const { identity, session: except } = bearerOf(request)
  const account = await findIdentity(services, request)
  const tenant = services.tenants.resolve(account.tenant)
  requirePassword(tenant, { email: account.email, password })
  await requirePresentPassword(services, request, account, currentPassword)
  // The present one was right, so this compares with what is stored.
  if (password === currentPassword) throw new Problem(422, 'PASSWORD_SAME').at('password')
  const passwordHash = await hashPassword(placeOf(services, request), password)
  const change = { tenant, identity, passwordHash, before: account.passwordHash, except }
  const ended = await endingSessions(services, (tx, endSessions) =>
    replacePassword(tx, endSessions, change, services.clock.now()),
  )
  noteSecurity(services, request, 'password-changed', { identity })
  return ended
}

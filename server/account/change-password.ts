import type { FastifyRequest } from 'fastify'
import type { PasswordChangeRequest } from '#generated/api'
import { bearerOf } from '../auth/authenticate.ts'
import { findIdentity } from '../auth/find-identity.ts'
import { placeOf } from '../auth/limits/place-of.ts'
import { noteSecurity } from '../auth/note-security.ts'
import { hashPassword } from '../auth/passwords/passwords.ts'
import { requirePassword } from '../auth/passwords/require-password.ts'
import { requirePresentPassword } from '../auth/passwords/require-present-password.ts'
import { endingOthers } from '../auth/renew-session.ts'
import { Problem } from '../errors/problem.ts'
import { replacePassword } from '../registration/replace-password.ts'
import type { Services } from '../services.ts'

/** Replaces the bearer's own password, for which they must enter the present one. Returns how many other sessions this ended. */
export async function changePassword(
  services: Services,
  request: FastifyRequest,
  { password, currentPassword }: PasswordChangeRequest,
): Promise<number> {
  const { identity } = bearerOf(request)
  const account = await findIdentity(services, request)
  const tenant = services.tenants.of(account)
  await requirePassword(services, tenant, { email: account.email, password })
  await requirePresentPassword(services, request, account, currentPassword)
  // The present one was right, so this compares with what is stored.
  if (password === currentPassword) throw new Problem(422, 'PASSWORD_SAME').at('password')
  const passwordHash = await hashPassword(placeOf(services, request), password)
  const change = { tenant, identity, passwordHash, before: account.passwordHash }
  const ended = await endingOthers(services, request, (tx, endOthers) =>
    replacePassword(tx, endOthers, change, services.clock.now()),
  )
  noteSecurity(services, request, 'password-changed', { identity })
  return ended
}

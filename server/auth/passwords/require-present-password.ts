import type { FastifyRequest } from 'fastify'
import { Problem } from '../../errors/problem.ts'
import type { Services } from '../../services.ts'
import type { Identity } from '../find-identity.ts'
import { attemptKeys } from '../limits/attempt-key.ts'
import { noteSecurity } from '../note-security.ts'
import { checkPassword } from './check-password.ts'

/**
 * Throws a Problem (422) unless the user knows the present password, because somebody else may use an open session. Wrong ones
 * cause delays as at the login, counted separately.
 */
export async function requirePresentPassword(
  services: Services,
  request: FastifyRequest,
  { uuid: identity, tenant, email, passwordHash: hash }: Identity,
  password: string,
): Promise<void> {
  const account = { tenant: services.tenants.resolve(tenant), email, identity }
  const keys = attemptKeys(services, request, 'change', account)
  if (await checkPassword(services, request, { keys, concerned: { identity }, password, hash })) return
  noteSecurity(services, request, 'password-refused', { identity })
  throw new Problem(422, 'PASSWORD_WRONG').at('currentPassword')
}

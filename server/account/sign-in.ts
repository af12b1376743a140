import type { FastifyReply, FastifyRequest } from 'fastify'
import type { LoginRequest } from '#generated/api'
import { findByEmail } from '../auth/find-by-email.ts'
import { attemptKeys } from '../auth/limits/attempt-key.ts'
import { noteSecurity } from '../auth/note-security.ts'
import { type FactorDue, openSession } from '../auth/open-session.ts'
import { checkPassword } from '../auth/passwords/check-password.ts'
import { Problem } from '../errors/problem.ts'
import { besideSignIn } from '../proofs/tell-of-device.ts'
import type { Services } from '../services.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { followLanguage } from './choose-language.ts'

interface SignedIn {
  readonly jwt: string
  readonly identity: string
  readonly userType: string
  /** Language of the account, if the page that signs in is in another one. */
  readonly locale: string | undefined
  /** Second factor that is still to be given. */
  readonly due: FactorDue
}

/** Opens a session for the right password, and says where a second factor is still due. A wrong password and an unknown address get the same refusal after the same work. */
export async function signIn(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  tenant: Tenant,
  { email, password }: Pick<LoginRequest, 'email' | 'password'>,
): Promise<SignedIn> {
  const account = await findByEmail(services.database.db, tenant, email)
  const identity = account?.uuid
  const keys = attemptKeys(services, request, 'password', { tenant, email, identity })
  const concerned = identity === undefined ? { tenant: tenant.code, email } : { identity }
  const attempt = { keys, concerned, password, hash: account?.passwordHash }
  if (!(await checkPassword(services, request, attempt)) || account === undefined) {
    noteSecurity(services, request, 'login-refused', concerned)
    throw new Problem(401, 'CREDENTIALS')
  }
  const { uuid, userType, passwordHash } = account
  const beside = besideSignIn(services, request, tenant, uuid)
  const person = { identity: uuid, tenant: tenant.code, passwordHash, beside }
  const { token: jwt, due } = await openSession(services, request, reply, person)
  // Afterwards: a letter about a browser that the account does not know is in the language that its owner chose.
  const locale = await followLanguage(services, { request, reply }, tenant, account)
  if (due.totpVerified === undefined) noteSecurity(services, request, 'login-succeeded', concerned)
  return { jwt, identity: uuid, userType, locale, due }
}

import type { FastifyRequest } from 'fastify'
import { Problem } from '../../errors/problem.ts'
import type { Services } from '../../services.ts'
import { requireFigures } from '../../tenants/require-figures.ts'
import { claimAttempt, forgetAttempts, takeBackAttempt } from '../limits/count-attempts.ts'
import { type Concerned, noteSecurity } from '../note-security.ts'
import { verifyAgainstNobody, verifyPassword } from './passwords.ts'

export interface PasswordAttempt {
  /** Under which attempts are counted, of `attemptKey`. */
  readonly key: string
  readonly concerned: Concerned
  readonly password: string
  /** Null or undefined for an account without a password, and for none: then no password is right, and it takes as long. */
  readonly hash: string | null | undefined
}

/**
 * Whether a password is right. After a few wrong ones each further attempt has to wait longer, and throws a 429 with the
 * seconds that are left: meanwhile no password is looked at, the right one neither.
 */
export async function checkPassword(
  services: Services,
  request: FastifyRequest,
  { key, concerned, password, hash }: PasswordAttempt,
): Promise<boolean> {
  const { db } = services.database
  const leftMs = await claimAttempt(db, key, delayRule(services), services.clock.now())
  if (leftMs > 0) {
    noteSecurity(services, request, 'login-delayed', concerned)
    throw new Problem(429, 'LOGIN_DELAYED', { seconds: Math.ceil(leftMs / 1000) })
  }
  const isRight = await verify(password, hash).catch(async (error: unknown) => {
    // It was not looked at: the server has too much to do.
    await takeBackAttempt(db, key)
    throw error
  })
  if (isRight) await forgetAttempts(db, key)
  return isRight
}

const verify = (password: string, hash: string | null | undefined): Promise<boolean> =>
  hash ? verifyPassword(password, hash) : verifyAgainstNobody(password)

/** No lender changes it, so it is that of the default one. */
const delayRule = ({ tenants }: Services) =>
  requireFigures(
    tenants.fallback.journey.source.limits.limits.wrongPasswords,
    'free',
    'firstMs',
    'factor',
    'mostMs',
    'forgetMs',
  )

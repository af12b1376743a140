import type { FastifyRequest } from 'fastify'
import { Problem } from '../../errors/problem.ts'
import type { Services } from '../../services.ts'
import { requireFigures } from '../../tenants/require-figures.ts'
import { claimAttempt, forgetAttempts, takeBackAttempt } from '../limits/count-attempts.ts'
import { type Concerned, noteSecurity } from '../note-security.ts'
import { verifyAgainstNobody, verifyPassword } from './passwords.ts'

export interface PasswordAttempt {
  /** Key that counts the attempts, from `attemptKey`. */
  readonly key: string
  readonly concerned: Concerned
  readonly password: string
  /**
   * Null or undefined if the account has no password or does not exist. Then no password is right, and the check takes the same
   * time.
   */
  readonly hash: string | null | undefined
}

/**
 * Checks a password. After a few wrong ones each further attempt must wait longer and throws a Problem (429) with the remaining
 * seconds. During the wait no password is checked, not even the right one.
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
    // The attempt was not checked, because the server is too busy.
    await takeBackAttempt(db, key)
    throw error
  })
  if (isRight) await forgetAttempts(db, key)
  return isRight
}

const verify = (password: string, hash: string | null | undefined): Promise<boolean> =>
  hash ? verifyPassword(password, hash) : verifyAgainstNobody(password)

/** Returns the delays after wrong passwords. No lender can change them, so the default lender's values apply. */
const delayRule = ({ tenants }: Services) =>
  requireFigures(
    tenants.fallback.journey.source.limits.limits.wrongPasswords,
    'free',
    'firstMs',
    'factor',
    'mostMs',
    'forgetMs',
  )

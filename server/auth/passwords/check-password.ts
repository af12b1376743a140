import type { FastifyRequest } from 'fastify'
import { Problem } from '../../errors/problem.ts'
import type { Services } from '../../services.ts'
import type { AttemptKeys } from '../limits/attempt-key.ts'
import { claimAttempts, forgetOwnAttempts, takeBackAttempts } from '../limits/claim-attempts.ts'
import type { Place } from '../limits/in-turn.ts'
import { placeOf } from '../limits/place-of.ts'
import { type Concerned, noteSecurity } from '../note-security.ts'
import { verifyAgainstNobody, verifyPassword } from './passwords.ts'

export interface PasswordAttempt {
  readonly keys: AttemptKeys
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
  { keys, concerned, password, hash }: PasswordAttempt,
): Promise<boolean> {
  const { db } = services.database
  const leftMs = await claimAttempts(db, services, keys)
  if (leftMs > 0) {
    noteSecurity(services, request, 'login-delayed', concerned)
    throw new Problem(429, 'LOGIN_DELAYED', { seconds: Math.ceil(leftMs / 1000) })
  }
  const place = placeOf(services, request, concerned.identity)
  const isRight = await verify(place, password, hash).catch(async (error: unknown) => {
    // The attempt was not checked, because the server is too busy.
    await takeBackAttempts(db, keys)
    throw error
  })
  if (isRight) await forgetOwnAttempts(db, keys)
  return isRight
}

const verify = (place: Place, password: string, hash: string | null | undefined): Promise<boolean> =>
  hash ? verifyPassword(place, password, hash) : verifyAgainstNobody(place, password)

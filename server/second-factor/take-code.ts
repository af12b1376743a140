import type { FastifyRequest } from 'fastify'
import { attemptKeys } from '../auth/limits/attempt-key.ts'
import { forgetOwnAttempts } from '../auth/limits/claim-attempts.ts'
import { noteSecurity } from '../auth/note-security.ts'
import { and, eq, isNotNull, lt } from '../database/drizzle.ts'
import { secondFactors } from '../database/schema.ts'
import { Problem } from '../errors/problem.ts'
import { claimCodeAttempt } from '../registration/claim-code-attempt.ts'
import { unseal } from '../secrets/seal.ts'
import type { Services } from '../services.ts'
import { spendRecoveryCode } from './recovery-codes.ts'
import { stepOf } from './totp.ts'

export interface FactorAccount {
  readonly uuid: string
  /** Realm of the account: a lender, or the staff's. */
  readonly tenant: string
  readonly email: string
}

/**
 * Takes a code of the authenticator app, or a recovery code, from whoever has a second factor. Throws a Problem (422) if it is
 * not right or was used, and (429) while further attempts must wait. Attempts count for the account, in whatever session.
 * Returns which of the two it was, as the security log names it.
 */
export async function takeFactorCode(
  services: Services,
  request: FastifyRequest,
  account: FactorAccount,
  given: string,
): Promise<'factor-used' | 'factor-recovered'> {
  return countingAttempt(services, request, account, async () => {
    const taken = await spend(services, account.uuid, given)
    if (taken === undefined) throw new Problem(422, 'FACTOR_CODE').at('code')
    noteSecurity(services, request, taken, { identity: account.uuid })
    return taken
  })
}

/**
 * Counts an attempt with a code before it is checked, and forgets those from the same place once one was right. Throws a Problem
 * (429) while further attempts must wait.
 */
export async function countingAttempt<T>(
  services: Services,
  request: FastifyRequest,
  { uuid: identity, tenant: code, email }: FactorAccount,
  check: () => Promise<T>,
): Promise<T> {
  const keys = attemptKeys(services, request, 'factor', { tenant: { code }, email, identity })
  await claimCodeAttempt(services, request, keys, { identity })
  const checked = await check().catch((error: unknown) => {
    if (error instanceof Problem && error.code === 'FACTOR_CODE')
      noteSecurity(services, request, 'factor-refused', { identity })
    throw error
  })
  await forgetOwnAttempts(services.database.db, keys)
  return checked
}

/** Uses a code up. Returns the event of the security log. Undefined if it is not right or was used. */
async function spend(
  { database: { db }, clock, secrets }: Services,
  identity: string,
  given: string,
): Promise<'factor-used' | 'factor-recovered' | undefined> {
  const now = clock.now()
  if (!/^\d{6}$/.test(given))
    return (await spendRecoveryCode(db, identity, given, now)) ? 'factor-recovered' : undefined
  const own = and(eq(secondFactors.identity, identity), isNotNull(secondFactors.confirmedAt))
  const [factor] = await db.select().from(secondFactors).where(own)
  if (factor === undefined) return undefined
  const step = stepOf(unseal(secrets.dataKey, factor.sealed), given, now)
  if (step === undefined) return undefined
  // One statement, so that of two requests with the same code one is refused.
  const used = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(own, lt(secondFactors.lastStep, step)))
    .returning({ identity: secondFactors.identity })
  return used.length === 1 ? 'factor-used' : undefined
}

import type { LimitId } from '#generated/ids'
import type { Database, Transaction } from '../../database/database.ts'
import type { Services } from '../../services.ts'
import { requireFigures } from '../../tenants/require-figures.ts'
import type { AttemptKeys, AttemptPurpose } from './attempt-key.ts'
import { claimAttempt, type DelayRule, forgetAttempts, takeBackAttempt } from './count-attempts.ts'

type Db = Database | Transaction

/** Limits of flows/limits.json that apply to attempts from one place, and to those of all strangers together. */
const limitNames = {
  password: ['wrongPasswords', 'wrongPasswordsOfAll'],
  change: ['wrongPasswords', 'wrongPasswordsOfAll'],
  code: ['wrongCodes', 'wrongCodesOfAll'],
  factor: ['wrongCodes', 'wrongCodesOfAll'],
  mail: ['mailsPerAddress', 'mailsPerAddressOfAll'],
} as const satisfies Readonly<Record<AttemptPurpose, readonly [LimitId, LimitId]>>

/**
 * Counts an attempt before it is checked. Returns the milliseconds that it must wait, during which it must not be checked;
 * otherwise 0. An attempt that has to wait is not counted.
 */
export async function claimAttempts(
  db: Db,
  services: Pick<Services, 'tenants' | 'clock'>,
  { purpose, own, all }: AttemptKeys,
): Promise<number> {
  const [ofOne, ofAll] = limitNames[purpose]
  const now = services.clock.now()
  const leftMs = await claimAttempt(db, own, delayRule(services, ofOne), now)
  if (leftMs > 0 || all === undefined) return leftMs
  const leftOfAllMs = await claimAttempt(db, all, delayRule(services, ofAll), now)
  if (leftOfAllMs > 0) await takeBackAttempt(db, own)
  return leftOfAllMs
}

/** Takes back an attempt that was never checked, or was no guess. */
export async function takeBackAttempts(db: Db, { own, all }: AttemptKeys): Promise<void> {
  await takeBackAttempt(db, own)
  if (all !== undefined) await takeBackAttempt(db, all)
}

/** Forgets the attempts from the place of somebody who has proven who they are. Those of other strangers stay counted. */
export async function forgetOwnAttempts(db: Db, { own, all }: AttemptKeys): Promise<void> {
  await forgetAttempts(db, own)
  if (all !== undefined) await takeBackAttempt(db, all)
}

/** Returns a rule of delays. No lender can change it, so the default lender's values apply. */
export const delayRule = ({ tenants }: Pick<Services, 'tenants'>, name: LimitId): DelayRule =>
  requireFigures(
    tenants.fallback.journey.source.limits.limits[name],
    ...(['free', 'firstMs', 'factor', 'mostMs', 'forgetMs'] as const),
  )

import type { FastifyRequest } from 'fastify'
import { findAskerKey, setupCodeLimits } from '../auth/limits/asking-browser.ts'
import { type Account, type AttemptKeys, attemptKeys } from '../auth/limits/attempt-key.ts'
import { claimAttempts } from '../auth/limits/claim-attempts.ts'
import { countAttempt } from '../auth/limits/count-attempts.ts'
import { type Concerned, noteSecurity } from '../auth/note-security.ts'
import { Problem } from '../errors/problem.ts'
import type { Services } from '../services.ts'

/**
 * Counts an attempt with the code of an account and returns its counters. The browser that had the code mailed has attempts of
 * its own, so that strangers cannot keep its owner out; once they are used up it waits as a stranger does. Throws a Problem (429)
 * as claimCodeAttempt does.
 */
export async function claimSetupAttempt(
  services: Services,
  http: FastifyRequest,
  account: Account,
  concerned: Concerned,
): Promise<AttemptKeys> {
  const asker = findAskerKey(services, http, account)
  if (asker !== undefined) {
    const { attempts, minutes } = setupCodeLimits(services)
    const now = services.clock.now()
    const { count } = await countAttempt(services.database.db, asker, minutes * 60_000, now)
    if (count <= attempts) return { purpose: 'code', own: asker, all: undefined }
  }
  const keys = attemptKeys(services, http, 'code', account)
  await claimCodeAttempt(services, http, keys, concerned)
  return keys
}

/**
 * Counts an attempt before the code is checked, so that parallel attempts gain nothing. A new code gives no new attempts.
 * Throws a Problem (429) while further ones must wait.
 */
export async function claimCodeAttempt(
  services: Services,
  http: FastifyRequest,
  keys: AttemptKeys,
  concerned: Concerned,
): Promise<void> {
  const leftMs = await claimAttempts(services.database.db, services, keys)
  if (leftMs === 0) return
  noteSecurity(services, http, 'code-delayed', concerned)
  throw new Problem(429, 'CODES_LIMITED', waitOf(Math.ceil(leftMs / 1000)))
}

/** Wait as the sentence and the header say it: in seconds below two minutes, otherwise in whole minutes. */
function waitOf(seconds: number) {
  if (seconds < 120) return { seconds, minutes: 0 }
  const minutes = Math.ceil(seconds / 60)
  return { seconds: minutes * 60, minutes }
}

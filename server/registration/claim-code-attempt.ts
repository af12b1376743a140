import type { FastifyRequest } from 'fastify'
import type { AttemptKeys } from '../auth/limits/attempt-key.ts'
import { claimAttempts } from '../auth/limits/claim-attempts.ts'
import { type Concerned, noteSecurity } from '../auth/note-security.ts'
import { Problem } from '../errors/problem.ts'
import type { Services } from '../services.ts'

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
  const seconds = Math.ceil(leftMs / 1000)
  throw new Problem(429, 'CODES_LIMITED', { seconds, minutes: Math.ceil(seconds / 60) })
}

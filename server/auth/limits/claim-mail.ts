import type { FastifyRequest } from 'fastify'
import type { Database, Transaction } from '../../database/database.ts'
import { Problem } from '../../errors/problem.ts'
import type { Services } from '../../services.ts'
import { requireFigures } from '../../tenants/require-figures.ts'
import { type Account, attemptKey } from './attempt-key.ts'
import { countAttempt } from './count-attempts.ts'

/**
 * Counts a mail that anybody can cause to be sent to an address. Throws a Problem (429) after too many, whether or not the
 * address has an account.
 */
export async function claimMail(
  db: Database | Transaction,
  services: Services,
  request: FastifyRequest,
  account: Account,
): Promise<void> {
  const { mailsPerAddress } = services.tenants.fallback.journey.source.limits.limits
  const { most, windowMs } = requireFigures(mailsPerAddress, 'most', 'windowMs')
  const key = attemptKey(services, request, 'mail', account)
  const { count, leftMs } = await countAttempt(db, key, windowMs, services.clock.now())
  const seconds = Math.ceil(leftMs / 1000)
  if (count > most) throw new Problem(429, 'MAILS_LIMITED', { seconds, minutes: Math.ceil(seconds / 60) })
}

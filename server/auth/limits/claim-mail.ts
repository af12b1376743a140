import type { FastifyRequest } from 'fastify'
import type { Database, Transaction } from '../../database/database.ts'
import { Problem } from '../../errors/problem.ts'
import type { Services } from '../../services.ts'
import { type Account, attemptKeys } from './attempt-key.ts'
import { claimAttempts } from './claim-attempts.ts'

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
  const leftMs = await claimAttempts(db, services, attemptKeys(services, request, 'mail', account))
  const seconds = Math.ceil(leftMs / 1000)
  if (leftMs > 0) throw new Problem(429, 'MAILS_LIMITED', { seconds, minutes: Math.ceil(seconds / 60) })
}

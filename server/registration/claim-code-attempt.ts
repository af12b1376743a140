import type { FastifyRequest } from 'fastify'
import { countAttempt } from '../auth/limits/count-attempts.ts'
import { type Concerned, noteSecurity } from '../auth/note-security.ts'
import { Problem } from '../errors/problem.ts'
import type { Services } from '../services.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { codeLimits } from './setup-codes.ts'

export interface CodeAttempt {
  /** Lender whose limits apply. */
  readonly tenant: Tenant
  /** Key that counts the attempts. */
  readonly key: string
  /** Account that the log names. */
  readonly concerned: Concerned
}

/**
 * Counts an attempt before the code is checked, so that parallel attempts gain nothing. A new code gives no new attempts.
 * Throws a Problem (429) beyond the limit.
 */
export async function claimCodeAttempt(
  services: Services,
  http: FastifyRequest,
  { tenant, key, concerned }: CodeAttempt,
): Promise<void> {
  const { attempts, windowMs } = codeLimits(tenant)
  const { count, leftMs } = await countAttempt(services.database.db, key, windowMs, services.clock.now())
  if (count <= attempts) return
  noteSecurity(services, http, 'code-delayed', concerned)
  const seconds = Math.ceil(leftMs / 1000)
  throw new Problem(429, 'CODES_LIMITED', { seconds, hours: Math.ceil(seconds / 3600) })
}

import type { FastifyRequest } from 'fastify'
import { readBearer, requireSession } from '../auth/authenticate.ts'
import { requireOperator } from '../auth/require-operator.ts'
import type { Services } from '../services.ts'
import { audienceOf, type Policy } from './policy.ts'

/** Returns the hook that answers 401 to everybody whom a policy does not name. Undefined if it names anyone. */
export function guardOf(services: Services, policy: Policy) {
  const { who, signIns = 'done', session } = policy
  if (who === 'operator') return requireOperator(services)
  const audience = audienceOf(policy)
  if (audience === undefined) return undefined
  const isChecked = audience === 'customer' && session === undefined
  return async (request: FastifyRequest): Promise<void> => {
    readBearer(services, request, audience, signIns)
    if (isChecked) await requireSession(services, request)
  }
}

import type { FastifyRequest } from 'fastify'
import { Problem } from '../errors/problem.ts'
import type { Services } from '../services.ts'
import { isSameSecret } from './is-same-secret.ts'
import { noteSecurity } from './note-security.ts'

/** Creates a hook for the operator's endpoints: 401 without `Authorization: Operator <key>`. */
export function requireOperator(services: Pick<Services, 'secrets' | 'log'>) {
  return async (request: FastifyRequest): Promise<void> => {
    const shown = /^Operator (.+)$/.exec(request.headers.authorization ?? '')?.[1]
    if (shown !== undefined && isSameSecret(shown, services.secrets.operatorKey)) return
    noteSecurity(services, request, 'operator-refused')
    throw new Problem(401, 'OPERATOR_KEY')
  }
}

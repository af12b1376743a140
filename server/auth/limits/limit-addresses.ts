import rateLimit, { type FastifyRateLimitStore, normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '../../errors/problem.ts'
import type { Services } from '../../services.ts'
import { noteSecurity } from '../note-security.ts'
import { pseudonym } from '../pseudonym.ts'
import { countAttempt } from './count-attempts.ts'

/**
 * Lets endpoints say in their `config` how often an address may call them. Counted in the database, so that several servers
 * on it count together; while it is away such a call fails as any other does.
 */
export async function limitAddresses(
  app: FastifyInstance,
  services: Services,
  isLimited: boolean,
): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    enableDraftSpec: true,
    ...(isLimited ? {} : { allowList: () => true }),
    keyGenerator: (request: FastifyRequest) =>
      `address:${pseudonym(services.secrets, 'address', countedAs(request), normalizeIP(request.ip))}:`,
    store: storeIn(services),
    onExceeded: (request: FastifyRequest) => noteSecurity(services, request, 'address-limited'),
    errorResponseBuilder: (_request, { ttl }) =>
      new Problem(429, 'RATE_LIMITED', { seconds: Math.max(1, Math.ceil(ttl / 1000)) }),
  })
}

/** One counter for all endpoints: their keys differ. The library asks for a class. */
const storeIn = ({ database, clock }: Services) =>
  class implements FastifyRateLimitStore {
    incr(key: string, done: Parameters<FastifyRateLimitStore['incr']>[1], windowMs: number): void {
      countAttempt(database.db, key, windowMs, clock.now()).then(
        ({ count, leftMs }) => done(null, { current: count, ttl: leftMs }),
        (error) => done(error),
      )
    }

    child(): this {
      return this
    }
  }

/** The group of an endpoint, or the endpoint itself where it is counted alone. */
function countedAs({ routeOptions: { config, method, url } }: FastifyRequest): string {
  const { groupId = `${method} ${url}` } = config.rateLimit || {}
  return groupId
}

import rateLimit, { type FastifyRateLimitStore, normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '../../errors/problem.ts'
import type { Services } from '../../services.ts'
import { noteSecurity } from '../note-security.ts'
import { pseudonym } from '../pseudonym.ts'
import { countAttempt } from './count-attempts.ts'

/**
 * Lets endpoints set in their `config` how often an address may call them. The database counts, so that several servers share
 * the counters. While it is unavailable, such a call fails like any other.
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

/** Creates the store of the counters. All endpoints share it, because their keys differ; the library expects a class. */
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

/** Returns the group of an endpoint, or the endpoint itself if it is counted alone. */
function countedAs({ routeOptions: { config, method, url } }: FastifyRequest): string {
  const { groupId = `${method} ${url}` } = config.rateLimit || {}
  return groupId
}

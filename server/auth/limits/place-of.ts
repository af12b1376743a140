import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import type { Services } from '../../services.ts'
import type { Place } from './in-turn.ts'
import { findKnownBrowser } from './known-browser.ts'

/**
 * Returns the place of a request in the queue of password hashes. A browser known to the account, and whoever is signed in, have
 * proven more than a stranger.
 */
export const placeOf = (services: Services, request: FastifyRequest, identity?: string): Place => ({
  source: normalizeIP(request.ip),
  isKnown: request.bearer !== null || findKnownBrowser(services, request, identity) !== undefined,
})

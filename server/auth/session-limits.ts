import type { Services } from '../services.ts'
import { requireFigures } from '../tenants/require-figures.ts'

export interface SessionLimits {
  /** Milliseconds without a request after which a token is no longer taken. */
  readonly idleMs: number
  /** Milliseconds that a session lasts at most, however often its token is rolled. */
  readonly absoluteMs: number
  /** Milliseconds within which the last use of a session is not written anew. */
  readonly useMs: number
}

/** No lender changes them, so they are those of the default one. */
export const sessionLimits = ({ tenants }: Pick<Services, 'tenants'>): SessionLimits =>
  requireFigures(tenants.fallback.journey.source.limits.limits.session, 'idleMs', 'absoluteMs', 'useMs')

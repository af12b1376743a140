import type { Services } from '../services.ts'
import { requireFigures } from '../tenants/require-figures.ts'

export interface SessionLimits {
  /** Milliseconds without a request after which a token is refused. */
  readonly idleMs: number
  /** Longest lifetime of a session in milliseconds, however often its token is renewed. */
  readonly absoluteMs: number
  /** Milliseconds within which the last use of a session is not stored again. */
  readonly useMs: number
}

/** Returns the limits of sessions. No lender can change them, so the default lender's values apply. */
export const sessionLimits = ({ tenants }: Pick<Services, 'tenants'>): SessionLimits =>
  requireFigures(tenants.fallback.journey.source.limits.limits.session, 'idleMs', 'absoluteMs', 'useMs')

import type { Services } from '../services.ts'
import { requireFigures } from '../tenants/require-figures.ts'

/** Returns the limits of proofs. No lender can change them, so the default lender's values apply. */
export const proofLimits = ({ tenants }: Pick<Services, 'tenants'>) =>
  requireFigures(
    tenants.fallback.journey.source.limits.limits.proof,
    'recentMs',
    'anewMs',
    'codeMs',
    'codeAttempts',
    'codes',
    'noticeDays',
  )

import type { Services } from '../../services.ts'
import { requireFigures } from '../../tenants/require-figures.ts'

type Counted =
  | 'login'
  | 'setup'
  | 'setupCode'
  | 'register'
  | 'registerConfirmation'
  | 'registerCode'
  | 'coDeedInvitation'
  | 'addressSuggestions'
  | 'originators'
  | 'feedback'
  | 'chatStart'
  | 'chatAccess'
  | 'chatUpload'
  | 'chatbot'
  | 'contactChange'
  | 'proof'
  | 'denial'
  | 'accountData'
  | 'telemetrySession'

/**
 * Limits how often one address may call an endpoint. Endpoints with the same name share one counter, so that a second endpoint
 * gives no additional attempts.
 */
export function perAddress({ tenants }: Services, counted: Counted) {
  const { attemptsPerAddress } = tenants.fallback.journey.source.limits.limits
  const figures = requireFigures(attemptsPerAddress, 'windowMs', counted)
  return { rateLimit: { max: figures[counted], timeWindow: figures.windowMs, groupId: counted } }
}

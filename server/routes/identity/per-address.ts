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
  | 'feedback'
  | 'chatStart'
  | 'chatAccess'
  | 'chatUpload'
  | 'chatbot'
  | 'contactChange'
  | 'accountData'
  | 'telemetrySession'

/** Limits how often one address may call. What bears the same name is counted together: a second door gives no second attempts. */
export function perAddress({ tenants }: Services, counted: Counted) {
  const { attemptsPerAddress } = tenants.fallback.journey.source.limits.limits
  const figures = requireFigures(attemptsPerAddress, 'windowMs', counted)
  return { rateLimit: { max: figures[counted], timeWindow: figures.windowMs, groupId: counted } }
}

import type { Services } from '../../services.ts'
import { chatLimits } from '../chat-limits.ts'

/** When a token that is signed now ends: within the hour, and with its conversation. */
export const tokenEnd = (services: Services, { expiresAt }: { readonly expiresAt: Date }): Date =>
  new Date(Math.min(services.clock.now().getTime() + chatLimits(services).tokenMs, expiresAt.getTime()))

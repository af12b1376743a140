import type { Services } from '../../services.ts'
import { chatLimits } from '../chat-limits.ts'

/** Returns the expiry of a token signed now: after `tokenMs`, or at the end of the conversation if that is earlier. */
export const tokenEnd = (services: Services, { expiresAt }: { readonly expiresAt: Date }): Date =>
  new Date(Math.min(services.clock.now().getTime() + chatLimits(services).tokenMs, expiresAt.getTime()))

import type { Heloc } from '#generated/domain'

/**
 * Whether the right to cancel has ended. It exists only for a principal dwelling (12 CFR 1026.15(a)(1)); if it exists, its time
 * must be over.
 */
export function hasRescissionEnded({ property, rescissionEndsAt }: Heloc, now: Date): boolean {
  if (property?.occupancy !== 'PRIMARY') return true
  return rescissionEndsAt !== undefined && now.getTime() >= new Date(rescissionEndsAt).getTime()
}

import type { Heloc } from '#generated/domain'

/** The right to cancel exists for a principal dwelling alone (12 CFR 1026.15(a)(1)); where it exists, it must have run out. */
export function hasRescissionEnded({ property, rescissionEndsAt }: Heloc, now: Date): boolean {
  if (property?.occupancy !== 'PRIMARY') return true
  return rescissionEndsAt !== undefined && now.getTime() >= new Date(rescissionEndsAt).getTime()
}

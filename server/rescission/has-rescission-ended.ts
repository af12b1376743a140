import type { Heloc } from '#generated/domain'

/** Whether its owners have the right to cancel, which exists only for a principal dwelling (12 CFR 1026.15(a)(1)). */
export const hasRightToCancel = ({ property }: Heloc): boolean => property?.occupancy === 'PRIMARY'

/** Whether the right to cancel has ended, or never existed. Until its notice is made it has no end. */
export function hasRescissionEnded(heloc: Heloc, now: Date): boolean {
  if (!hasRightToCancel(heloc)) return true
  const { rescissionEndsAt } = heloc
  return rescissionEndsAt !== undefined && now.getTime() >= new Date(rescissionEndsAt).getTime()
}

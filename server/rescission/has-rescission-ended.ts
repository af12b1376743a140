import type { Heloc } from '#generated/domain'
import { hasRightToCancel } from '../applications/has-right-to-cancel.ts'

/** Whether the right to cancel has ended, or never existed. Until its notice is made it has no end. */
export function hasRescissionEnded(heloc: Heloc, now: Date): boolean {
  if (!hasRightToCancel(heloc)) return true
  const { rescissionEndsAt } = heloc
  return rescissionEndsAt !== undefined && now.getTime() >= new Date(rescissionEndsAt).getTime()
}

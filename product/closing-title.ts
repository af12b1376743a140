import type { ApplicationStatus, Heloc } from '#generated/domain'

/**
 * Key of the heading of the page after the signatures, where it is not the usual one: nobody whose money is held, or whom a
 * reviewer asks for something before it is sent, is told that they are done.
 */
export function closingTitle(
  { fundedAt }: Heloc,
  { paymentHeld, condition }: ApplicationStatus,
): 'complete.held.heading' | 'complete.others.title' | undefined {
  if (paymentHeld) return 'complete.held.heading'
  return condition !== undefined && fundedAt === undefined ? 'complete.others.title' : undefined
}

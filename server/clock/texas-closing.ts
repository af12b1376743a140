import { dayIn } from '#engine'
import { instantIn } from '#product'
import { daysAfter } from './days.ts'

/**
 * Returns the first day, and its first moment, on which a Texas home equity line may be closed: the n-th calendar day after the
 * application was submitted (Texas Constitution, article XVI, section 50(a)(6)(M)(i); 7 Tex. Admin. Code 153.12).
 */
export function texasClosing(
  submittedAt: Date,
  days: number,
  zone: string,
): { readonly day: string; readonly opensAt: Date } {
  const day = daysAfter(dayIn(zone, submittedAt), days)
  return { day, opensAt: instantIn(zone, day) }
}

/** Returns the next midnight in a time zone: the sandbox clock after one more calendar day. */
export const nextMidnight = (now: Date, zone: string): Date => instantIn(zone, daysAfter(dayIn(zone, now), 1))

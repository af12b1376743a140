import { isUuid } from '../messages/values.ts'

export interface Admission {
  readonly setup: 'RETAIL' | 'WHOLESALE'
  readonly referrerRequired: boolean
}

/**
 * Tests whether visitors may open an account themselves: wholesale lenders allow none, others may require the
 * referring loan originator, named by the query parameter `referrer` (core specification 2). A value that is not a
 * uuid names no originator.
 */
export function mayRegister({ setup, referrerRequired }: Admission, referrer: unknown): boolean {
  if (setup === 'WHOLESALE') return false
  return !referrerRequired || isUuid(referrer)
}

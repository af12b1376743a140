import { isUuid } from '#engine'

export interface Admission {
  readonly setup: 'RETAIL' | 'WHOLESALE' | 'CLOSED'
  readonly referrerRequired: boolean
}

/**
 * Tests whether visitors may open an account themselves: wholesale and closed lenders allow none, others may require the
 * referring loan originator, named by the query parameter `referrer` (core specification 2). A value that is not a
 * uuid names no originator.
 */
export function mayRegister({ setup, referrerRequired }: Admission, referrer: unknown): boolean {
  return setup === 'RETAIL' && (!referrerRequired || isUuid(referrer))
}

import { isUuid } from '../messages/values.ts'

export interface Admission {
  readonly setup: 'RETAIL' | 'WHOLESALE'
  readonly referrerRequired: boolean
}

/**
 * Whether somebody may open an account by themselves: wholesale lenders take nobody, others may require the referring loan
 * originator, named by the query parameter `referrer` (core specification 2). What is no uuid names nobody.
 */
export function mayRegister({ setup, referrerRequired }: Admission, referrer: unknown): boolean {
  if (setup === 'WHOLESALE') return false
  return !referrerRequired || isUuid(referrer)
}

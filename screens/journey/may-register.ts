import type { TenantInfo } from './organization.ts'

/** Wholesale lenders never take self-registration; others may require the referring loan originator (readings.md). */
export function mayRegister({ setup, referrerRequired }: TenantInfo, query: URLSearchParams): boolean {
  if (setup === 'WHOLESALE') return false
  return !referrerRequired || query.has('referrer')
}

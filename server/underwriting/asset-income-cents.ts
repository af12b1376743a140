import type { Heloc } from '#generated/domain'
import { calendarOf } from '#product'
import type { Tenant } from '../tenants/tenant.ts'

/** Returns the yearly income that the stated assets count as, spread over the months in which they are assumed to be used up. */
export function assetIncomeCents({ journey }: Tenant, { assetDepletion }: Heloc): number {
  const { limits } = journey.source
  const months = limits.limits.assetDepletion?.months ?? Number.NaN
  const total = (assetDepletion?.assets ?? []).reduce((sum, { value }) => sum + Math.round(value * 100), 0)
  return Math.round((total / months) * calendarOf(limits).monthsPerYear)
}

import type { Tenant } from '../tenants/tenant.ts'

/** Returns the number of business days that an owner has to cancel. */
export function rescissionDays(tenant: Tenant): number {
  const days = tenant.journey.source.limits.limits.rescissionBusinessDays?.days
  if (days === undefined) throw new Error('flows/limits.json has no rescissionBusinessDays.')
  return days
}

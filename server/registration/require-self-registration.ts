import { mayRegister } from '#engine'
import { Problem } from '../errors/problem.ts'
import type { Services } from '../services.ts'
import { findOriginator } from '../staff/find-originator.ts'
import type { Tenant } from '../tenants/tenant.ts'

/**
 * Wholesale always refuses; a lender that requires a referrer refuses those who come without one (core specification 2).
 * A referrer whom nobody knows is none.
 */
export async function requireSelfRegistration(
  services: Pick<Services, 'vendors' | 'database'>,
  tenant: Tenant,
  referrer: string | undefined,
): Promise<void> {
  const { code, settings } = tenant
  if (settings.setup === 'WHOLESALE') throw new Problem(403, 'SELF_REGISTRATION')
  const isKnown = async () =>
    referrer !== undefined &&
    (await findOriginator(services, services.vendors.of(tenant), referrer, code)) !== undefined
  if (!mayRegister(settings, referrer) || (settings.referrerRequired && !(await isKnown())))
    throw new Problem(403, 'REFERRER_REQUIRED')
}

import { mayRegister } from '#engine'
import { Problem } from '../errors/problem.ts'
import type { Services } from '../services.ts'
import type { Tenant } from '../tenants/tenant.ts'

/**
 * Wholesale always refuses; a lender that requires a referrer refuses those who come without one (core specification 2).
 * A referrer whom nobody knows is none.
 */
export async function requireSelfRegistration(
  { vendors }: Pick<Services, 'vendors'>,
  tenant: Tenant,
  referrer: string | undefined,
): Promise<void> {
  const { settings } = tenant
  if (settings.setup === 'WHOLESALE') throw new Problem(403, 'SELF_REGISTRATION')
  const isKnown = async () =>
    referrer !== undefined && (await vendors.of(tenant).originators.find(referrer)) !== undefined
  if (!mayRegister(settings, referrer) || (settings.referrerRequired && !(await isKnown())))
    throw new Problem(403, 'REFERRER_REQUIRED')
}

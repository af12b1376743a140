import { mayRegister } from '#product'
import { Problem } from '../errors/problem.ts'
import type { Services } from '../services.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { findOriginator } from './find-originator.ts'

/**
 * Throws a Problem (403) if applicants may not register by themselves: always at a wholesale lender, and without a referrer at
 * a lender that requires one (core specification 2). An unknown referrer does not count.
 */
export async function requireSelfRegistration(
  services: Pick<Services, 'vendors' | 'database'>,
  tenant: Tenant,
  referrer: string | undefined,
): Promise<void> {
  const { code, settings } = tenant
  requireOpen(tenant)
  if (settings.setup === 'WHOLESALE') throw new Problem(403, 'SELF_REGISTRATION')
  const isKnown = async () =>
    referrer !== undefined &&
    (await findOriginator(services, services.vendors.of(tenant), referrer, code)) !== undefined
  if (!mayRegister(settings, referrer) || (settings.referrerRequired && !(await isKnown())))
    throw new Problem(403, 'REFERRER_REQUIRED')
}

/** Throws a Problem (403) at a lender that takes no new applications, by whichever way they come. */
export function requireOpen({ settings }: Tenant): void {
  if (settings.setup === 'CLOSED') throw new Problem(403, 'NOT_ACCEPTING')
}

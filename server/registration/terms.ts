import type { Evidence } from '../applications/patch.ts'
import { hashInForce, requireConsent } from '../documents/consent-text.ts'
import type { Tenant } from '../tenants/tenant.ts'

/** Agreement to the terms: those that the browser showed, or those in force where it does not say. */
export const agreedToTerms = (tenant: Tenant, shownHash: string | undefined, now: Date): Evidence =>
  requireConsent(tenant, 'terms', { now, textHash: shownHash ?? hashInForce(tenant, 'terms', now) })

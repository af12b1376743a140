import type { Application } from '../applications/application.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { asksForIdentity, conditionsOf } from './condition.ts'

/** Marks the conditions about identity documents as answered, because the verifier has the documents. */
export const answerIdentityConditions = (tenant: Tenant, application: Application) =>
  conditionsOf(application).map((one) =>
    asksForIdentity(tenant, one) && one.state === 'OPEN' ? { ...one, state: 'ANSWERED' as const } : one,
  )

/** Marks the conditions about identity documents as cleared, because the verifier accepted the documents. */
export const clearIdentityConditions = (tenant: Tenant, application: Application) =>
  conditionsOf(application).map((one) =>
    asksForIdentity(tenant, one) ? { ...one, state: 'CLEARED' as const } : one,
  )

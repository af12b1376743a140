import { type TenantJourney, tenantFiles, tenantJourney } from '#source'
import { defaultTenant } from './default-tenant.ts'
import { readPlace } from './read-place.ts'
import { readSource } from './read-source.ts'

/**
 * Loads the journey of a tenant, by default of the default tenant, here or in another folder or revision; fails with a
 * message and exit code.
 */
export const loadJourney = (tenant: string | undefined, place?: string): TenantJourney =>
  readSource(() => {
    const source = readPlace(place)
    return tenantJourney(source, tenant ?? defaultTenant(tenantFiles(source)))
  })

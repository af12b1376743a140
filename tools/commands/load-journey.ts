import { type TenantJourney, tenantFiles, tenantJourney } from '#source'
import { defaultTenant } from './default-tenant.ts'
import { readPlace } from './read-place.ts'
import { readSource } from './read-source.ts'

/** The journey of a tenant, or of the default one, here or in another folder or revision; a message and an exit code when there is none. */
export const loadJourney = (tenant: string | undefined, place?: string): TenantJourney =>
  readSource(() => {
    const source = readPlace(place)
    return tenantJourney(source, tenant ?? defaultTenant(tenantFiles(source)))
  })

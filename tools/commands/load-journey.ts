import { type EffectiveJourney, effectiveJourney, loadSource, SourceError, tenantFiles } from '#source'
import { CommandFailure } from './command-failure.ts'
import { defaultTenant } from './default-tenant.ts'

/** The journey of a tenant, or of the default one; a message and an exit code when there is none. */
export function loadJourney(tenant: string | undefined): EffectiveJourney {
  try {
    const source = loadSource()
    return effectiveJourney(source, tenant ?? defaultTenant(tenantFiles(source)))
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    throw new CommandFailure(error.code === 'TENANT_UNKNOWN' ? 1 : 2, error.message)
  }
}

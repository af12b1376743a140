import { memoize } from '#engine'
import { knownOf } from '#product'
import { createHelpScope, type HelpScope, tenantContext } from '#source'
import type { Tenant } from '../../tenants/tenant.ts'

/** Returns what a lender's applicants may be told. */
export const helpScopeOf = memoize(({ effective, settings }: Tenant): HelpScope => {
  const { features } = tenantContext(settings)
  const { licensedStates } = settings
  return createHelpScope(effective.source, { licensedStates, features, known: knownOf(settings) })
})

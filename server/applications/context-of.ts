import type { Context } from '#engine'
import { tenantContext } from '#source'
import type { Tenant } from '../tenants/tenant.ts'
import type { Application } from './application.ts'
import { withState } from './kept-status.ts'

/** Returns the context that the process, the pages and their predicates read: the lender's facts, and those of the application once there is one. */
export const contextOf = ({ settings }: Pick<Tenant, 'settings'>, application?: Application): Context => ({
  ...(application && partsOf(application)),
  tenant: tenantContext(settings),
})

/** Returns the parts of the context that tell of the application. */
export const partsOf = (application: Application) => ({
  profile: application.profile,
  heloc: application.heloc,
  status: withState(application),
})

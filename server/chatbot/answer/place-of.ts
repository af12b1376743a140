import { type PageResolution, resolvePage } from '#engine'
import type { Application } from '../../applications/application.ts'
import { contextOf } from '../../applications/context-of.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { pageTitle } from './page-title.ts'

/** Page at which an application is, with the title that the borrower sees. */
export interface Place extends PageResolution {
  readonly title: string
}

/** Returns the page at which an application is, and why. */
export function placeOf(tenant: Tenant, application: Application): Place {
  const resolution = resolvePage(tenant.journey, contextOf(application))
  return { ...resolution, title: pageTitle(tenant, resolution.page) }
}

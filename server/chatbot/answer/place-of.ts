import { findServerState, type PageResolution, resolvePage } from '#engine'
import { closingTitle, withoutRequest } from '#product'
import type { Application } from '../../applications/application.ts'
import { contextOf } from '../../applications/context-of.ts'
import { withState } from '../../applications/kept-status.ts'
import { sentence } from '../../tenants/sentence.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { pageTitle } from './page-title.ts'

/** Page at which an application is, with the title that the borrower sees. */
export interface Place extends PageResolution {
  readonly title: string
}

/** Returns the page at which an application is, and why. */
export function placeOf(tenant: Tenant, application: Application): Place {
  const context = contextOf(tenant, application)
  const resolution = resolvePage(tenant.journey, context)
  const { journey } = tenant
  const { aspect } = findServerState(journey.serverStates, application.state)?.source ?? {}
  const { page } = resolution
  const own = page === 'complete' ? closingTitle(application.heloc, withState(application)) : undefined
  return { ...resolution, title: own ? sentence(tenant, own) : pageTitle(tenant, page, aspect) }
}

/** Returns the page of an application's step: where it would be if no reviewer asked for anything. */
export const stepPlaceOf = (tenant: Tenant, application: Application): Place =>
  placeOf(tenant, { ...application, status: withoutRequest(application.status) })

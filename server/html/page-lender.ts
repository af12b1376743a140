import type { FastifyRequest } from 'fastify'
import { isUuid } from '#engine'
import type { Services } from '../services.ts'
import { namedByHost, queryOrg } from '../tenants/named-tenant.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { applicationLender } from './application-lender.ts'

/** Whose document answers a request for a page. */
export interface PageLender {
  readonly tenant: Tenant
  /** A later request without this address would be somebody else's. */
  readonly isToBeRemembered: boolean
  /** The host of another lender was asked: where this one is at home. */
  readonly elsewhere?: string
}

/**
 * The lender of the application that the address names, else the one that the request names; undefined where either
 * is not served. Of an application it tells no more than that, so anybody may ask.
 */
export async function findPageLender(
  services: Services,
  request: FastifyRequest,
): Promise<PageLender | undefined> {
  const { tenants } = services
  const named = tenants.findFor(request)
  const application = namedApplication(request.url)
  const code = application === undefined ? undefined : await applicationLender(services, application)
  if (code === undefined) return named && { tenant: named, isToBeRemembered: queryOrg(request) !== undefined }
  const tenant = tenants.find(code)
  if (tenant === undefined) return undefined
  const [host] = tenant.settings.hosts ?? []
  const isElsewhere = tenant !== named && host !== undefined && isAnothers(services, request, host)
  return {
    tenant,
    isToBeRemembered: tenant !== named || queryOrg(request) !== undefined,
    // Without a scheme: what is in front of this server may speak another than it does.
    ...(isElsewhere ? { elsewhere: `//${host}${portOf(request)}${request.url}` } : {}),
  }
}

/** A host that names a lender, and not this one: an address that all share names none. */
const isAnothers = ({ tenants }: Services, { hostname }: FastifyRequest, own: string): boolean =>
  hostname !== own && namedByHost(hostname, tenants.all()) !== undefined

const portOf = ({ port }: FastifyRequest): string => (port === null ? '' : `:${port}`)

/** The application that an address names: in its path, or in the way back that a login keeps. */
function namedApplication(address: string): string | undefined {
  const [path = '', search] = address.split('?')
  const back = new URLSearchParams(search).get('redirectUrl') ?? ''
  return applicationIn(path) ?? applicationIn(back.split('?')[0] ?? '')
}

/** The segment that looks like a UUID (support specification 5). */
const applicationIn = (path: string): string | undefined => path.split('/').find(isUuid)

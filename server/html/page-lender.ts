import type { FastifyRequest } from 'fastify'
import { isUuid } from '#engine'
import type { Services } from '../services.ts'
import { chosenLocale, inLocale } from '../tenants/languages.ts'
import { namedByHost, queryOrg } from '../tenants/named-tenant.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { applicationLender } from './application-lender.ts'

/** Lender whose document answers a request for a page. */
export interface PageLender {
  readonly tenant: Tenant
  /** Whether a later request without this address would otherwise show another lender. */
  readonly isToBeRemembered: boolean
  /** Address of the page at this lender's own host, if the request came to another lender's. */
  readonly elsewhere?: string
}

/**
 * Finds the lender of the application that the address names, otherwise the one that the request names. Undefined if it is not
 * served. It reveals nothing else about an application, so anybody may ask.
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
  const found = tenants.find(code)
  if (found === undefined) return undefined
  const tenant = inLocale(found, chosenLocale(request))
  const [host] = tenant.settings.hosts ?? []
  const isElsewhere = tenant.code !== named?.code && host !== undefined && isAnothers(services, request, host)
  return {
    tenant,
    isToBeRemembered: tenant.code !== named?.code || queryOrg(request) !== undefined,
    // Without a scheme, because the proxy in front of this server may use another one.
    ...(isElsewhere ? { elsewhere: `//${host}${portOf(request)}${request.url}` } : {}),
  }
}

/** True for a host that names a lender other than this one. A shared address names none. */
const isAnothers = ({ tenants }: Services, { hostname }: FastifyRequest, own: string): boolean =>
  hostname !== own && namedByHost(hostname, tenants.all()) !== undefined

const portOf = ({ port }: FastifyRequest): string => (port === null ? '' : `:${port}`)

/** Returns the application that an address names, in its path or in the return address of a login. */
function namedApplication(address: string): string | undefined {
  const [path = '', search] = address.split('?')
  const back = new URLSearchParams(search).get('redirectUrl') ?? ''
  return applicationIn(path) ?? applicationIn(back.split('?')[0] ?? '')
}

/** Returns the segment that looks like a UUID (support specification 5). */
const applicationIn = (path: string): string | undefined => path.split('/').find(isUuid)

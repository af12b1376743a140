import { fastifyCookie } from '@fastify/cookie'
import type { FastifyRequest } from 'fastify'
import type { Tenant } from './tenant.ts'
import { domainOf, indexTenants } from './tenant-index.ts'

/** Cookie that keeps `?org=` from page to page, because the router drops every other query parameter. */
export const tenantCookie = 'org'

/**
 * Returns the lender that a request names: by its body, its token, the x-org header, `?org=`, the host or the cookie, in this
 * order.
 */
export function namedTenant(request: FastifyRequest, tenants: readonly Tenant[]): string | undefined {
  return (
    request.lender ??
    request.bearer?.tenant ??
    header(request.headers['x-org']) ??
    queryOrg(request) ??
    namedByHost(request.hostname, tenants) ??
    namedByCookie(request.headers.cookie, tenants)
  )
}

const header = (value: string | readonly string[] | undefined): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

/** Returns `?org=`, or `?orgCode=`, of an address. */
export function queryOrg(request: Pick<FastifyRequest, 'url'>): string | undefined {
  const search = request.url.split('?')[1]
  if (search === undefined) return undefined
  const query = new URLSearchParams(search)
  return query.get('org') ?? query.get('orgCode') ?? undefined
}

/**
 * Returns the lender that a host names: a lender's host, or a sibling of one. `nobody.localhost` names a lender that does not
 * exist, while `localhost` or an IP address names none.
 */
export function namedByHost(host: string, tenants: readonly Tenant[]): string | undefined {
  const { byHost, domains } = indexTenants(tenants)
  const domain = domainOf(host)
  return byHost.get(host)?.code ?? (domain !== undefined && domains.has(domain) ? host : undefined)
}

/** Returns the lender of the cookie. A cookie with an unknown lender is ignored. */
function namedByCookie(cookies: string | undefined, tenants: readonly Tenant[]): string | undefined {
  const value = fastifyCookie.parse(cookies ?? '')[tenantCookie]
  return value !== undefined && indexTenants(tenants).byCode.has(value) ? value : undefined
}

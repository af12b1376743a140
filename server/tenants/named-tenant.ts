import type { FastifyRequest } from 'fastify'
import type { Tenant } from './tenant.ts'

/** The cookie that keeps `?org=` while one moves from page to page: the router drops every other query parameter. */
export const tenantCookie = 'org'

/** The lender that a request names: by its body, its token, the x-org header, `?org=`, the host or the cookie, in this order. */
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

function queryOrg(request: FastifyRequest): string | undefined {
  const search = request.url.split('?')[1]
  if (search === undefined) return undefined
  const query = new URLSearchParams(search)
  return query.get('org') ?? query.get('orgCode') ?? undefined
}

/**
 * A host names a lender when it is one of a lender's, or a neighbour of one: `nobody.localhost` names a lender that
 * does not exist, while `localhost` or an address names none.
 */
function namedByHost(host: string, tenants: readonly Tenant[]): string | undefined {
  const hosts = tenants.flatMap(({ code, settings }) =>
    (settings.hosts ?? []).map((name) => ({ code, name })),
  )
  const known = hosts.find(({ name }) => name === host)
  if (known !== undefined) return known.code
  const parent = parentOf(host)
  return parent !== undefined && hosts.some(({ name }) => parentOf(name) === parent) ? host : undefined
}

const parentOf = (host: string): string | undefined =>
  /^\d+(\.\d+){3}$/.test(host) ? undefined : /\.(.+)$/.exec(host)?.[1]

/** A cookie is only a memory: one that names nobody is forgotten. */
function namedByCookie(cookies: string | undefined, tenants: readonly Tenant[]): string | undefined {
  const value = new RegExp(`(?:^|; )${tenantCookie}=([a-z0-9-]+)`).exec(cookies ?? '')?.[1]
  return tenants.some(({ code }) => code === value) ? value : undefined
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { mayRegister, type PagesSource } from '#engine'
import type { Services } from '../services.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { missingPage } from './missing-page.ts'

/**
 * Redirects old and outer paths of flows/pages.json, or to the lender's own address for one of them, with the query; and
 * `/l/<alias>/...`, which names a lender by its alias.
 */
export function registerRedirects(app: FastifyInstance, services: Services, pages: PagesSource): void {
  const hidden = { schema: { hide: true } }
  // Below the base path the browser's router redirects, also after a full load.
  for (const [from, to] of Object.entries({ ...pages.redirects, ...pages.external }))
    if (!from.startsWith(`${pages.basePath}/`))
      app.get(from, hidden, (request, reply) =>
        reply.redirect(withQuery(request, target(services, request, from, to)), 302),
      )
  for (const path of ['/l/:alias', '/l/:alias/*'])
    app.get<{ Params: { readonly alias: string } }>(path, hidden, (request, reply) =>
      byAlias(services, request, reply, request.params.alias),
    )
}

function target({ tenants }: Services, request: FastifyRequest, from: string, to: string): string {
  const tenant = tenants.findFor(request)
  if (from === '/' && tenant?.settings.referrerRequired === true) return referredTarget(tenant, request)
  const sibling = tenant?.settings.siblings?.[from]
  if (sibling) return sibling
  const rest = from.endsWith('/*') ? (request.url.split('?')[0] ?? '').slice(from.length - 1) : ''
  return to.replace('*', () => rest)
}

/**
 * Returns the target of the root for a lender who only accepts applicants from loan originators: others see a page that says
 * so.
 */
function referredTarget({ settings, journey }: Tenant, request: FastifyRequest): string {
  const { pages } = journey.source.pages
  const query = new URLSearchParams(request.url.split('?')[1])
  const page = mayRegister(settings, query.get('referrer')) ? 'register' : 'not-accepting'
  return pages[page]?.path ?? '/dashboard'
}

/** Adds the query, but only for targets on this host: other products must not see it. */
function withQuery(request: FastifyRequest, path: string): string {
  const query = request.url.split('?')[1]
  return query === undefined || !path.startsWith('/')
    ? path
    : `${path}${path.includes('?') ? '&' : '?'}${query}`
}

function byAlias(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  alias: string,
): FastifyReply {
  const tenant = services.tenants.all().find(({ settings }) => settings.aliases?.includes(alias))
  if (tenant === undefined) return missingPage(reply)
  const [path = '', search] = request.url.split('?')
  const query = new URLSearchParams(search)
  query.set('org', tenant.code)
  return reply.redirect(`/${restOf(path)}?${query}`, 302)
}

/**
 * Returns the part after the alias, still encoded, because decoded it could hold a line break. Leading slashes and backslashes
 * are removed, because browsers read two of them as another host. It counts segments, since the router also reads `/%6c/` as
 * `/l/`.
 */
const restOf = (path: string): string =>
  path
    .split('/')
    .slice(3)
    .join('/')
    .replace(/^[/\\]+/, '')

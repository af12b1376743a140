import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PagesSource } from '#engine'
import type { Services } from '../services.ts'
import { missingPage } from './missing-page.ts'
import { spellingsOf } from './spellings-of.ts'

const hidden = { schema: { hide: true } }

/**
 * Redirects old and outer paths of flows/pages.json, or to the lender's own address for one of them, with the query; and
 * `/l/<alias>/...`, which names a lender by its alias.
 */
export function registerRedirects(app: FastifyInstance, services: Services, pages: PagesSource): void {
  // Below the base path the browser's router redirects, also after a full load. The root has a route of its own.
  const entries = Object.entries({ ...pages.redirects, ...pages.external }).filter(
    ([from]) => from !== '/' && !`${from}/`.startsWith(`${pages.basePath}/`),
  )
  const spelled = entries.flatMap(([from, to]) =>
    spellingsOf(from).map((path) => [path, { from, to }] as const),
  )
  const asWritten = entries.map(([from, to]) => [from, { from, to }] as const)
  for (const [path, { from, to }] of new Map([...spelled, ...asWritten]))
    app.get(path, hidden, (request, reply) =>
      reply.redirect(withQuery(request, target(services, request, from, to)), 302),
    )
  for (const path of ['/l/:alias', '/l/:alias/*'])
    app.get<{ Params: { readonly alias: string } }>(path, hidden, (request, reply) =>
      byAlias(services, request, reply, request.params.alias),
    )
}

/**
 * Redirects `/` and the base path as flows/pages.json says. A lender who only accepts applicants from loan originators answers
 * them with a page: whether somebody is signed in, and so belongs to the dashboard, only their browser knows.
 */
export function registerRoot(
  app: FastifyInstance,
  { tenants }: Services,
  pages: PagesSource,
  answer: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  const to = pages.redirects['/']
  for (const spelling of ['/', ...spellingsOf(pages.basePath)])
    app.get(spelling, hidden, (request, reply) =>
      to === undefined || tenants.findFor(request)?.settings.referrerRequired
        ? answer(request, reply)
        : reply.redirect(withQuery(request, to), 302),
    )
}

function target({ tenants }: Services, request: FastifyRequest, from: string, to: string): string {
  const sibling = tenants.findFor(request)?.settings.siblings?.[from]
  if (sibling === false) return '/dashboard'
  if (sibling) return sibling
  const rest = from.endsWith('/*') ? (request.url.split('?')[0] ?? '').slice(from.length - 1) : ''
  return to.replace('*', () => rest)
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

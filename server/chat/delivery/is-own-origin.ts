import type { FastifyRequest } from 'fastify'
import type { Services } from '../../services.ts'
import { indexTenants } from '../../tenants/tenant-index.ts'

/**
 * True if a socket comes from a page of this product: from the requested host or a lender's host. Browsers do not apply the
 * same-origin policy to sockets but send their origin (RFC 6455, section 10.2). A request without an origin is refused.
 */
export function isOwnOrigin({ tenants }: Pick<Services, 'tenants'>, request: FastifyRequest): boolean {
  const origin = findUrl(request.headers.origin)
  if (origin === undefined) return false
  const { byHost } = indexTenants(tenants.all())
  return (
    origin.host === request.host ||
    byHost.has(origin.hostname) ||
    tenants.all().some(({ settings }) => findUrl(settings.org.baseUrl)?.origin === origin.origin)
  )
}

function findUrl(text: string | undefined): URL | undefined {
  return text === undefined ? undefined : (URL.parse(text) ?? undefined)
}

import type { FastifyRequest } from 'fastify'
import type { Services } from '../../services.ts'
import { indexTenants } from '../../tenants/tenant-index.ts'

/**
 * Whether a socket comes from a page of ours: of the host that is asked, or of a lender's. Browsers do not hold sockets to the
 * same origin, and say from where they come instead (RFC 6455, section 10.2); whoever does not say it is no browser of ours.
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

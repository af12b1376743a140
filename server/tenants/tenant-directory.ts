import type { FastifyRequest } from 'fastify'
import { namedTenant } from './named-tenant.ts'
import type { Tenant } from './tenant.ts'
import { indexTenants } from './tenant-index.ts'

/** The lenders that this server serves now. A broken one is missing from it; the others are not concerned. */
export interface TenantDirectory {
  readonly fallback: Tenant
  readonly all: () => readonly Tenant[]
  /** A lender that must exist, such as that of a stored application. */
  readonly resolve: (code: string) => Tenant
  /** By the code of its folder or of its organisation. */
  readonly find: (code: string) => Tenant | undefined
  /** Named by the request, or the default lender when it names none; undefined when it names an unknown one. */
  readonly findFor: (request: FastifyRequest) => Tenant | undefined
  /** Calls when the lenders were read anew. */
  readonly onReload: (listener: () => void) => void
}

export function createTenantDirectory(
  current: () => readonly Tenant[],
  onReload: TenantDirectory['onReload'] = () => {},
): TenantDirectory {
  const find = (code: string) => {
    const { byCode, byOrganization } = indexTenants(current())
    return byCode.get(code) ?? byOrganization.get(code)
  }
  const fallback = () => {
    const tenant = indexTenants(current()).fallback
    if (tenant === undefined) throw new Error('No lender can be served: every tenant is broken.')
    return tenant
  }
  return {
    get fallback() {
      return fallback()
    },
    all: current,
    onReload,
    find,
    resolve: (code) => {
      const tenant = find(code)
      if (tenant === undefined) throw new Error(`The lender ${code} is not served.`)
      return tenant
    },
    findFor: (request) => {
      const name = namedTenant(request, current())
      return name === undefined ? fallback() : find(name)
    },
  }
}

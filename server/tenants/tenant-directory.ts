import type { FastifyRequest } from 'fastify'
import { Problem } from '../errors/problem.ts'
import { namedTenant } from './named-tenant.ts'
import type { Tenant } from './tenant.ts'
import { indexTenants } from './tenant-index.ts'

/** The lenders that this server serves now. A broken one is missing from it; the others are not concerned. */
export interface TenantDirectory {
  readonly fallback: Tenant
  readonly all: () => readonly Tenant[]
  /** The lender of a stored application; throws the problem that its applicants are told where it is not served. */
  readonly resolve: (code: string) => Tenant
  /** By the code of its folder or of its organisation; also one that is gone, for whoever has begun there. */
  readonly find: (code: string) => Tenant | undefined
  /** Named by the request, or the default lender when it names none; undefined when it names an unknown one. */
  readonly findFor: (request: FastifyRequest) => Tenant | undefined
  /** Calls when the lenders were read anew. */
  readonly onReload: (listener: () => void) => void
}

/** `known` are the current ones and those that are gone, of which the later in the list count. */
export function createTenantDirectory(
  current: () => readonly Tenant[],
  onReload: TenantDirectory['onReload'] = () => {},
  known = current,
): TenantDirectory {
  const find = (code: string) => {
    const { byCode, byOrganization } = indexTenants(known())
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
      if (tenant === undefined) throw new Problem(503, 'TENANT_NOT_SERVED')
      return tenant
    },
    findFor: (request) => {
      const name = namedTenant(request, known())
      return name === undefined ? fallback() : find(name)
    },
  }
}

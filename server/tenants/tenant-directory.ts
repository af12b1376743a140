import type { FastifyRequest } from 'fastify'
import { Problem } from '../errors/problem.ts'
import { chosenLocale, inLocale, type Reader } from './languages.ts'
import { namedTenant } from './named-tenant.ts'
import type { Tenant } from './tenant.ts'
import { indexTenants } from './tenant-index.ts'

/** Lenders that this server serves now. A faulty one is missing and does not affect the others. */
export interface TenantDirectory {
  readonly fallback: Tenant
  readonly all: () => readonly Tenant[]
  /** Returns the lender of a stored application. Throws the Problem (503) that its applicants see if it is not served. */
  readonly resolve: (code: string) => Tenant
  /** Returns the lender of somebody, in the language that they chose. Throws as `resolve` does. */
  readonly of: (reader: Reader) => Tenant
  /** Finds a lender by the code of its folder or of its organisation, including removed ones, for existing applicants. */
  readonly find: (code: string) => Tenant | undefined
  /** Returns the lender that the request names in the language that it chooses; the default lender if it names none. Undefined if it names an unknown one. */
  readonly findFor: (request: FastifyRequest) => Tenant | undefined
  /** Registers a listener that is called after the lenders were reloaded. */
  readonly onReload: (listener: () => void) => void
}

/**
 * Creates the directory. `known` are the current lenders and the removed ones; for equal names the later one in the list
 * counts.
 */
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
  const resolve = (code: string) => {
    const tenant = find(code)
    if (tenant === undefined) throw new Problem(503, 'TENANT_NOT_SERVED')
    return tenant
  }
  return {
    get fallback() {
      return fallback()
    },
    all: current,
    onReload,
    find,
    resolve,
    of: ({ tenant, locale }) => inLocale(resolve(tenant), locale),
    findFor: (request) => {
      const name = namedTenant(request, known())
      const tenant = name === undefined ? fallback() : find(name)
      return tenant && inLocale(tenant, chosenLocale(request))
    },
  }
}

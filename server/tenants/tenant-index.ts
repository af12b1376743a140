import { memoize } from '#engine'
import { isDefault } from '#source'
import type { Tenant } from './tenant.ts'

/** Where lenders are found by the names that requests have for them; every request asks. */
export interface TenantIndex {
  /** By the code of the folder. */
  readonly byCode: ReadonlyMap<string, Tenant>
  readonly byOrganization: ReadonlyMap<string, Tenant>
  readonly byHost: ReadonlyMap<string, Tenant>
  /** What the hosts are below of: `localhost` for `bank.localhost`. */
  readonly domains: ReadonlySet<string>
  readonly fallback: Tenant | undefined
}

/** The same for the same list. */
export const indexTenants = memoize((tenants: readonly Tenant[]): TenantIndex => {
  const hosts = tenants.flatMap((tenant) =>
    (tenant.settings.hosts ?? []).map((host) => [host, tenant] as const),
  )
  return {
    byCode: new Map(tenants.map((tenant) => [tenant.code, tenant])),
    byOrganization: new Map(tenants.map((tenant) => [tenant.settings.org.orgCode, tenant])),
    byHost: new Map(hosts),
    domains: new Set(hosts.flatMap(([host]) => domainOf(host) ?? [])),
    fallback: tenants.find(({ settings }) => isDefault(settings)) ?? tenants[0],
  }
})

/** Undefined for an address, and for a name that is below nothing. */
export const domainOf = (host: string): string | undefined =>
  /^\d+(\.\d+){3}$/.test(host) ? undefined : /\.(.+)$/.exec(host)?.[1]

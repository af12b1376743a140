import { memoize } from '#engine'
import { isDefault } from '#source'
import type { Tenant } from './tenant.ts'

/** Index of lenders by the names that requests use; every request reads it. */
export interface TenantIndex {
  /** Lenders by the code of their folder. */
  readonly byCode: ReadonlyMap<string, Tenant>
  readonly byOrganization: ReadonlyMap<string, Tenant>
  readonly byHost: ReadonlyMap<string, Tenant>
  /** Parent domains of the hosts: `localhost` for `bank.localhost`. */
  readonly domains: ReadonlySet<string>
  readonly fallback: Tenant | undefined
}

/** Returns the index of a list of lenders, built once for each list. */
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

/** Returns the parent domain of a host. Undefined for an IP address and for a name without a parent. */
export const domainOf = (host: string): string | undefined =>
  /^\d+(\.\d+){3}$/.test(host) ? undefined : /\.(.+)$/.exec(host)?.[1]

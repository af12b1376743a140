import { loadSource, type Source } from '#source'
import type { Tenant } from '../tenant.ts'
import { type LoadedTenants, tenantsIn } from './load-tenants.ts'

/** The lenders under a folder, as they were when they could last be used. */
export interface TenantReader {
  readonly current: () => readonly Tenant[]
  /** With those that are gone since the first reading: they take nobody new, and go on for whoever has begun there. */
  readonly known: () => readonly Tenant[]
  /** Drops one that is gone from those that are known: nobody has begun there. */
  readonly forget: (code: string) => void
  /** Reads them again, and says whether that changed any: what cannot be used leaves the last good version in place, and is told. */
  readonly reload: () => boolean
}

/** Where the flows are, below `root`, and the tenants. */
export interface TenantFolders {
  readonly root: string
  readonly tenants: string
  /** Throws where this server cannot serve a lender that has changed, such as one that names a vendor which is not there. */
  readonly requireUsable?: (tenant: Tenant) => void
}

/** Throws SourceError where there is no last good version yet: for broken flows. */
export function createTenantReader(
  { root, tenants: folder, requireUsable = () => {} }: TenantFolders,
  tell: (problem: string) => void,
): TenantReader {
  let source: Source = loadSource(root, { tenants: folder })
  let told: ReadonlySet<string> = new Set()
  const take = ({ tenants, broken }: LoadedTenants, before: readonly Tenant[]): readonly Tenant[] => {
    const kept = before.filter(({ code }) => broken.some((tenant) => tenant.code === code))
    const problems = broken.map(({ code, reason }) => {
      const isKept = kept.some((tenant) => tenant.code === code)
      return `The lender ${code} is ${isKept ? 'served as it was before it changed' : 'not served'}: ${reason}`
    })
    for (const problem of problems) if (!told.has(problem)) tell(problem)
    told = new Set(problems)
    return [...tenants, ...kept]
  }
  let tenants = take(tenantsIn(source), [])
  let known = tenants
  return {
    current: () => tenants,
    known: () => known,
    forget: (code) => {
      known = known.filter((tenant) => tenant.code !== code || tenants.includes(tenant))
    },
    reload: () => {
      try {
        const now = loadSource(root, { tenants: folder, before: source })
        const before = tenants
        tenants = take(usable(tenantsIn(now, before), requireUsable), before)
        known = [...goneSince(known, tenants), ...tenants]
        source = now
        return tenants.length !== before.length || tenants.some((tenant) => !before.includes(tenant))
      } catch (error) {
        tell(`The changed flows are not taken: ${error instanceof Error ? error.message : String(error)}`)
        return false
      }
    },
  }
}

function usable({ tenants, broken }: LoadedTenants, requireUsable: (tenant: Tenant) => void): LoadedTenants {
  const faults = new Map<string, string>()
  for (const tenant of tenants)
    try {
      requireUsable(tenant)
    } catch (error) {
      faults.set(tenant.code, error instanceof Error ? error.message : String(error))
    }
  return {
    tenants: tenants.filter(({ code }) => !faults.has(code)),
    broken: [...broken, ...[...faults].map(([code, reason]) => ({ code, reason }))],
  }
}

/** Those that were known and are no longer there, as lenders who take nobody new. */
function goneSince(known: readonly Tenant[], tenants: readonly Tenant[]): readonly Tenant[] {
  const codes = new Set(tenants.map(({ code }) => code))
  return known.filter(({ code }) => !codes.has(code)).map(closed)
}

const closed = (tenant: Tenant): Tenant =>
  tenant.settings.setup === 'WHOLESALE'
    ? tenant
    : { ...tenant, settings: { ...tenant.settings, setup: 'WHOLESALE' } }

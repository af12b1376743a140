import { loadSource, type Source } from '#source'
import type { Tenant } from '../tenant.ts'
import { type LoadedTenants, tenantsIn } from './load-tenants.ts'

/** Reader of the lenders under a folder, which keeps their last usable version. */
export interface TenantReader {
  readonly current: () => readonly Tenant[]
  /**
   * Returns the current lenders and those removed since the first reading: these accept no new applicants but continue for
   * existing ones.
   */
  readonly known: () => readonly Tenant[]
  /** Drops a removed lender from the known ones, because nobody has begun there. */
  readonly forget: (code: string) => void
  /** Reads the lenders again and returns whether any changed. A faulty one keeps its last good version and is reported. */
  readonly reload: () => boolean
}

/** Folders of the flows, below `root`, and of the tenants. */
export interface TenantFolders {
  readonly root: string
  readonly tenants: string
  /** Throws if this server cannot serve a changed lender, for example because it names an unknown vendor. */
  readonly requireUsable?: (tenant: Tenant) => void
}

/** Creates the reader. Throws a SourceError if the flows are faulty and there is no earlier version. */
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

/** Returns the removed lenders, closed for new applicants. */
function goneSince(known: readonly Tenant[], tenants: readonly Tenant[]): readonly Tenant[] {
  const codes = new Set(tenants.map(({ code }) => code))
  return known.filter(({ code }) => !codes.has(code)).map(closed)
}

const closed = (tenant: Tenant): Tenant =>
  tenant.settings.setup === 'CLOSED'
    ? tenant
    : {
        ...tenant,
        ...closing(tenant),
        translations: new Map(
          [...tenant.translations].map(([locale, other]) => [locale, { ...other, ...closing(other) }]),
        ),
      }

const closing = ({ settings }: Tenant): Pick<Tenant, 'settings'> => ({
  settings: { ...settings, setup: 'CLOSED' },
})

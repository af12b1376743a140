import { watch } from 'node:fs'
import path from 'node:path'
import { type LoadedTenants, loadTenants } from './load-tenants.ts'
import type { Tenant } from './tenant.ts'
import { createTenantDirectory, type TenantDirectory } from './tenant-directory.ts'

/** The lenders under `root`, read again when their files or the flows change; what cannot be used leaves the old in place. */
export function watchTenants(root: string): TenantDirectory {
  let tenants = take(loadTenants(root), [])
  const listeners: (() => void)[] = []
  const reload = () => {
    try {
      tenants = take(loadTenants(root), tenants)
      for (const listener of listeners) listener()
    } catch (error) {
      console.error(
        `The changed flows are not taken: ${error instanceof Error ? error.message : String(error)}`,
      )
    }
  }
  let pending: NodeJS.Timeout | undefined
  for (const folder of ['flows', 'tenants'])
    watch(path.join(root, folder), { recursive: true, persistent: false }, () => {
      clearTimeout(pending)
      // Editors write a file in several steps.
      pending = setTimeout(reload, 200)
      pending.unref()
    })
  return createTenantDirectory(
    () => tenants,
    (listener) => listeners.push(listener),
  )
}

/** A lender broken by a change is served as it was before; one that never worked is left out. */
function take({ tenants, broken }: LoadedTenants, before: readonly Tenant[]): readonly Tenant[] {
  for (const { code, reason } of broken) console.error(`The lender ${code} is not served: ${reason}`)
  const kept = before.filter(({ code }) => broken.some((tenant) => tenant.code === code))
  return [...tenants, ...kept]
}

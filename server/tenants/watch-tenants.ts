import { watch } from 'node:fs'
import path from 'node:path'
import { createTenantDirectory, type TenantDirectory } from './tenant-directory.ts'
import { createTenantReader } from './tenant-reader.ts'

/** Editors write a file in several steps. */
const quietMs = 200

/** The lenders under `root`, read again when their files or the flows change; what cannot be used leaves the old in place. */
export function watchTenants(root: string, tell: (problem: string) => void = console.error): TenantDirectory {
  const reader = createTenantReader(root, tell)
  const listeners: (() => void)[] = []
  const reload = () => {
    if (reader.reload()) for (const listener of listeners) listener()
  }
  let pending: NodeJS.Timeout | undefined
  for (const folder of ['flows', 'tenants'])
    watch(path.join(root, folder), { recursive: true, persistent: false }, () => {
      clearTimeout(pending)
      pending = setTimeout(reload, quietMs)
      pending.unref()
    })
  return createTenantDirectory(reader.current, (listener) => listeners.push(listener))
}

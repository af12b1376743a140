import { watch } from 'node:fs'
import path from 'node:path'
import { folderState } from './folder-state.ts'
import { createTenantDirectory, type TenantDirectory } from './tenant-directory.ts'
import { createTenantReader, type TenantFolders } from './tenant-reader.ts'

/** Editors write a file in several steps. */
const quietMs = 200
/** Two of these and the quiet stay below the two seconds in which a change is served. */
const lookMs = 750

export interface WatchOptions {
  /** Looks at the tenants again and again: of what others write to a mounted folder, the system tells nothing. */
  readonly looks?: boolean
  readonly tell?: (problem: string) => void
}

/** The lenders of some folders, read again when their files or the flows change; what cannot be used leaves the old in place. */
export function watchTenants(
  folders: TenantFolders,
  { looks = false, tell = console.error }: WatchOptions = {},
): TenantDirectory {
  const reader = createTenantReader(folders, tell)
  const listeners: (() => void)[] = []
  let pending: NodeJS.Timeout | undefined
  const reloadSoon = () => {
    clearTimeout(pending)
    pending = setTimeout(() => {
      if (reader.reload()) for (const listener of listeners) listener()
    }, quietMs)
    pending.unref()
  }
  for (const folder of [path.join(folders.root, 'flows'), folders.tenants])
    watch(folder, { recursive: true, persistent: false }, reloadSoon)
  if (looks) lookAt(folders.tenants, reloadSoon)
  return createTenantDirectory(reader.current, (listener) => listeners.push(listener))
}

function lookAt(folder: string, onChange: () => void): void {
  let before = folderState(folder)
  const look = () => {
    const now = folderState(folder)
    if (now !== before) onChange()
    before = now
  }
  setInterval(look, lookMs).unref()
}

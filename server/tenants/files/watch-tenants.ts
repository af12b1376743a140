import { watch } from 'node:fs'
import path from 'node:path'
import { createTenantDirectory, type TenantDirectory } from '../tenant-directory.ts'
import { createTenantReader, type TenantFolders, type TenantReader } from './tenant-reader.ts'

/** So long after its change a lender is served as it is then, at the latest. */
export const servedWithinMs = 2000
/** Editors write a file in several steps. */
export const quietMs = 200
/** What remains of the time is for reading and checking what changed: `npm run bench -- tenants` says how long that takes. */
export const lookMs = 750

export interface WatchOptions {
  /** Asks whether the lenders are others than the time before, where the system does not tell: of what others write to a mounted folder or a database. */
  readonly look?: () => boolean | Promise<boolean>
  /** Asks whether anybody has an account at a lender. One that is gone is known on for them; all are, where nobody is asked. */
  readonly hasAccounts?: (code: string) => Promise<boolean>
  readonly tell?: (problem: string) => void
}

export interface WatchedTenants {
  readonly directory: TenantDirectory
  readonly stop: () => void
}

/** The lenders of some folders, read again when their files or the flows change; what cannot be used leaves the old in place. */
export function watchTenants(
  folders: TenantFolders,
  { look, hasAccounts = async () => true, tell = console.error }: WatchOptions = {},
): WatchedTenants {
  const reader = createTenantReader(folders, tell)
  const listeners: (() => void)[] = []
  let pending: NodeJS.Timeout | undefined
  const reload = async () => {
    if (!reader.reload()) return
    for (const listener of listeners) listener()
    await forgetUnused(reader, hasAccounts, tell)
  }
  const reloadSoon = () => {
    clearTimeout(pending)
    pending = setTimeout(() => void reload(), quietMs)
    pending.unref()
  }
  const watchers = [path.join(folders.root, 'flows'), folders.tenants].map((folder) =>
    watch(folder, { recursive: true, persistent: false }, reloadSoon),
  )
  const looking = look === undefined ? undefined : lookAgain(look, reloadSoon, tell)
  return {
    directory: createTenantDirectory(reader.current, (listener) => listeners.push(listener), reader.known),
    stop: () => {
      clearTimeout(pending)
      clearInterval(looking)
      for (const watcher of watchers) watcher.close()
    },
  }
}

/** A lender that is gone, and where nobody has an account, is as one that there never was. */
async function forgetUnused(
  { current, known, forget }: TenantReader,
  hasAccounts: (code: string) => Promise<boolean>,
  tell: (problem: string) => void,
): Promise<void> {
  const served = new Set(current().map(({ code }) => code))
  for (const { code } of known().filter((tenant) => !served.has(tenant.code)))
    try {
      if (!(await hasAccounts(code))) forget(code)
    } catch (error) {
      tell(`Whether anybody has an account at ${code}, which is gone, cannot be told: ${messageOf(error)}`)
    }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** A look that takes long is not joined by another; one that fails is told once, and what is served goes on. */
function lookAgain(
  look: () => boolean | Promise<boolean>,
  onChange: () => void,
  tell: (problem: string) => void,
): NodeJS.Timeout {
  let isLooking = false
  let told = ''
  const lookOnce = async () => {
    if (isLooking) return
    isLooking = true
    try {
      if (await look()) onChange()
      told = ''
    } catch (error) {
      const problem = `The lenders cannot be looked at, and are served as they were: ${messageOf(error)}`
      if (problem !== told) tell(problem)
      told = problem
    } finally {
      isLooking = false
    }
  }
  return setInterval(() => void lookOnce(), lookMs).unref()
}

import path from 'node:path'
import { foldersBelow, watchFolders } from '#source'
import { createTenantDirectory, type TenantDirectory } from '../tenant-directory.ts'
import { createTenantReader, type TenantFolders, type TenantReader } from './tenant-reader.ts'

/** Longest time after its change until a lender is served in its new version. */
export const servedWithinMs = 2000
/** Quiet time before a reload, because editors write a file in several steps. */
export const quietMs = 200
/**
 * Interval between checks. The rest of `servedWithinMs` is for reading and checking the change: `npm run bench -- tenants`
 * measures it.
 */
export const lookMs = 750

export interface WatchOptions {
  /**
   * Checks whether the lenders have changed since the last call. Needed for changes that the system does not report: those of
   * others in a mounted folder or a database.
   */
  readonly look?: () => boolean | Promise<boolean>
  /**
   * Checks whether anybody has an account at a lender. A removed lender stays known while somebody has. By default every
   * removed lender stays known.
   */
  readonly hasAccounts?: (code: string) => Promise<boolean>
  readonly tell?: (problem: string) => void
}

export interface WatchedTenants {
  readonly directory: TenantDirectory
  readonly stop: () => void
}

/**
 * Watches the lenders of some folders and reloads them when their files or the flows change. A faulty change leaves the old
 * version in place.
 */
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
  const stopWatching = watchFolders(
    {
      folders: () => [path.join(folders.root, 'flows'), folders.tenants].flatMap(foldersBelow),
      quietMs,
      isPersistent: false,
    },
    () => void reload(),
  )
  const looking = look === undefined ? undefined : lookAgain(look, reloadSoon, tell)
  return {
    directory: createTenantDirectory(reader.current, (listener) => listeners.push(listener), reader.known),
    stop: () => {
      clearTimeout(pending)
      clearInterval(looking)
      stopWatching()
    },
  }
}

/** Forgets removed lenders at which nobody has an account, as if they had never existed. */
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

/**
 * Runs the check at intervals. A slow check is not joined by another one. A failing check is reported once, and the lenders
 * stay as they were.
 */
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

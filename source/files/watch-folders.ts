import { type FSWatcher, readdirSync, watch } from 'node:fs'
import path from 'node:path'

export interface WatchedFolders {
  /** Folders of which each file is watched, not those below them. */
  readonly folders: () => readonly string[]
  /** Quiet time in milliseconds after which a change counts as complete, since editors write a file in several steps. */
  readonly quietMs: number
  /** Whether a change of a file, by its name, is told; null where the system names none. */
  readonly concerns?: (file: string | null) => boolean
  /** Whether watching keeps the process alive. */
  readonly isPersistent: boolean
}

/**
 * Calls back when files have changed; returns a function that stops watching. Each folder is watched by itself, and anew after each
 * change: a recursive watch loses a file of which another takes the place, as many editors and git write files.
 */
export function watchFolders(
  { folders, quietMs, concerns = () => true, isPersistent }: WatchedFolders,
  onChange: () => void,
): () => void {
  let pending: NodeJS.Timeout | undefined
  let watchers: readonly FSWatcher[] = []
  const look = (_: unknown, file: string | null) => {
    if (!concerns(file)) return
    clearTimeout(pending)
    pending = setTimeout(() => {
      watchAll()
      onChange()
    }, quietMs)
    if (!isPersistent) pending.unref()
  }
  const stop = () => {
    for (const watcher of watchers) watcher.close()
  }
  function watchAll(): void {
    stop()
    watchers = folders().flatMap((folder) => watchOne(folder, isPersistent, look))
  }
  watchAll()
  return () => {
    clearTimeout(pending)
    stop()
  }
}

/** Watches a folder; none that went away since it was listed, which its parent tells. */
function watchOne(
  folder: string,
  persistent: boolean,
  look: (event: unknown, file: string | null) => void,
): readonly FSWatcher[] {
  try {
    return [watch(folder, { persistent }, look)]
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

/** A folder with all that are below it; none if it does not exist. */
export function foldersBelow(top: string): readonly string[] {
  try {
    const below = readdirSync(top, { recursive: true, withFileTypes: true })
    return [
      top,
      ...below
        .filter((entry) => entry.isDirectory())
        .map(({ parentPath, name }) => path.join(parentPath, name)),
    ]
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

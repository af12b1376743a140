import { existsSync, type FSWatcher, readdirSync, watch } from 'node:fs'
import path from 'node:path'

/** Pause after which a change counts as complete, since editors write a file in several steps. */
const quietMs = 50

/**
 * Calls back when JSON below flows/, tenants/ or schemas/, or beside them, has changed; returns a function that stops watching.
 */
export function watchJson(dir: string, onChange: () => void): () => void {
  let pending: NodeJS.Timeout | undefined
  let watchers: readonly FSWatcher[] = []
  const look = (_: unknown, file: string | null) => {
    // Reacts to folders too, because a new or removed folder affects its files.
    if (file !== null && path.extname(file) !== '.json' && path.extname(file) !== '') return
    clearTimeout(pending)
    pending = setTimeout(() => {
      watchAll()
      onChange()
    }, quietMs)
  }
  const stop = () => {
    for (const watcher of watchers) watcher.close()
  }
  // Each folder by itself, and anew after each change: a recursive watch loses a file of which another takes the place.
  function watchAll(): void {
    stop()
    watchers = foldersOf(dir).map((folder) => watch(folder, look))
  }
  watchAll()
  return () => {
    clearTimeout(pending)
    stop()
  }
}

const foldersOf = (dir: string): readonly string[] => [
  dir,
  ...['flows', 'tenants', 'schemas']
    .map((name) => path.join(dir, name))
    .filter(existsSync)
    .flatMap((top) => [
      top,
      ...readdirSync(top, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ parentPath, name }) => path.join(parentPath, name)),
    ]),
]

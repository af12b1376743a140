import { existsSync, watch } from 'node:fs'
import path from 'node:path'

/** Pause after which a change counts as complete, since editors write a file in several steps. */
const quietMs = 50

/**
 * Calls back when JSON below flows/, tenants/ or schemas/, or beside them, has changed; returns a function that stops watching.
 */
export function watchJson(dir: string, onChange: () => void): () => void {
  let pending: NodeJS.Timeout | undefined
  const look = (_: unknown, file: string | null) => {
    // Reacts to folders too, because a new or removed folder affects its files.
    if (file !== null && path.extname(file) !== '.json' && path.extname(file) !== '') return
    clearTimeout(pending)
    pending = setTimeout(onChange, quietMs)
  }
  const folders = ['flows', 'tenants', 'schemas'].map((name) => path.join(dir, name)).filter(existsSync)
  const watchers = [watch(dir, look), ...folders.map((folder) => watch(folder, { recursive: true }, look))]
  return () => {
    clearTimeout(pending)
    for (const watcher of watchers) watcher.close()
  }
}

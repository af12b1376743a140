import { existsSync, watch } from 'node:fs'
import path from 'node:path'

/** Editors write a file in several steps. */
const quietMs = 50

/** Calls back when JSON below flows/ or tenants/, or beside them, has changed; returns what ends that. */
export function watchJson(dir: string, onChange: () => void): () => void {
  let pending: NodeJS.Timeout | undefined
  const look = (_: unknown, file: string | null) => {
    // A folder that comes or goes takes files along.
    if (file !== null && path.extname(file) !== '.json' && path.extname(file) !== '') return
    clearTimeout(pending)
    pending = setTimeout(onChange, quietMs)
  }
  const folders = ['flows', 'tenants'].map((name) => path.join(dir, name)).filter(existsSync)
  const watchers = [watch(dir, look), ...folders.map((folder) => watch(folder, { recursive: true }, look))]
  return () => {
    clearTimeout(pending)
    for (const watcher of watchers) watcher.close()
  }
}

import path from 'node:path'
import { foldersBelow, watchFolders } from '#source'

const quietMs = 50

/**
 * Calls back when JSON below flows/, tenants/ or schemas/, or beside them, has changed; returns a function that stops watching.
 */
export const watchJson = (dir: string, onChange: () => void): (() => void) =>
  watchFolders(
    {
      folders: () => [
        dir,
        ...['flows', 'tenants', 'schemas'].flatMap((name) => foldersBelow(path.join(dir, name))),
      ],
      quietMs,
      // Reacts to folders too, because a new or removed folder affects its files.
      concerns: (file) => file === null || ['.json', ''].includes(path.extname(file)),
      isPersistent: true,
    },
    onChange,
  )

import path from 'node:path'
import { foldersBelow, watchFolders } from '#source'
import { scenariosFolder } from '../scenario/load-scenarios.ts'

const quietMs = 50

/**
 * Calls back when JSON below flows/, tenants/, schemas/ or tests/scenarios/, or beside flows/, has changed; returns a function that stops watching.
 */
export const watchJson = (dir: string, onChange: () => void): (() => void) =>
  watchFolders(
    {
      folders: () => [
        dir,
        ...['flows', 'tenants', 'schemas', scenariosFolder].flatMap((name) =>
          foldersBelow(path.join(dir, name)),
        ),
      ],
      quietMs,
      // Reacts to folders too, because a new or removed folder affects its files.
      concerns: (file) => file === null || ['.json', ''].includes(path.extname(file)),
      isPersistent: true,
    },
    onChange,
  )

import { type Dirent, existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * Paths of the files and folders below a folder, relative to it, sorted, with `/` on every system. Empty if the
 * folder does not exist.
 */
export const pathsBelow = (folder: string): readonly string[] =>
  existsSync(folder) ? [...walkBelow(folder)].sort() : []

/** Reads the type of an entry from the listing; only a link needs another call. */
function* walkBelow(folder: string, prefix = ''): Iterable<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name)
    yield prefix + entry.name
    if (isFolder(entry, place)) yield* walkBelow(place, `${prefix}${entry.name}/`)
  }
}

const isFolder = (entry: Dirent, place: string): boolean =>
  entry.isDirectory() ||
  (entry.isSymbolicLink() && statSync(place, { throwIfNoEntry: false })?.isDirectory() === true)

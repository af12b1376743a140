import { type Dirent, readdirSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileFault, isAbsent } from './file-fault.ts'

/** File or folder below a folder. */
export interface Entry {
  /** Relative to the folder that was walked, with `/` on every system; empty for that folder itself. */
  readonly path: string
  readonly kind: 'file' | 'folder' | 'empty-folder' | 'unreadable'
  /** Reason why it is unreadable. */
  readonly reason?: string
}

/**
 * Paths of the files and folders below a folder, relative to it, sorted, with `/` on every system. Empty if the
 * folder does not exist.
 */
export const pathsBelow = (folder: string): readonly string[] =>
  entriesBelow(folder)
    .map((entry) => entry.path)
    .filter((below) => below !== '')

/**
 * Files and folders below a folder, sorted by path. What cannot be read is an entry, not an error; a folder that does
 * not exist has none. Hidden folders and files, which belong to git, editors and systems, are left out.
 */
export function entriesBelow(folder: string): readonly Entry[] {
  const found: Entry[] = []
  walkBelow({ folder, prefix: '', above: [] }, found)
  return found.sort((a, b) => (a.path < b.path ? -1 : Number(a.path > b.path)))
}

interface Walk {
  readonly folder: string
  /** Path from the folder where the walk began, with `/` at its end. */
  readonly prefix: string
  /** Real paths of the folders on the way, by which a link that leads back is known. */
  readonly above: readonly string[]
  /** Name of this folder in the last of them; undefined if a link leads here. */
  readonly name?: string
}

function walkBelow({ folder, prefix, above, name }: Walk, found: Entry[]): void {
  const own = prefix.slice(0, -1)
  const listed = list(folder)
  if (listed === undefined) return
  const real = name === undefined ? realPath(folder) : `${above.at(-1)}${path.sep}${name}`
  const reason = typeof listed === 'string' ? listed : above.includes(real) ? leadsBack : undefined
  if (typeof listed === 'string' || reason !== undefined) {
    found.push({ path: own, kind: 'unreadable', ...(reason === undefined ? {} : { reason }) })
    return
  }
  if (prefix !== '') found.push({ path: own, kind: listed.length === 0 ? 'empty-folder' : 'folder' })
  const way = [...above, real]
  for (const entry of listed) {
    const place = path.join(folder, entry.name)
    const below = prefix + entry.name
    const target = targetOf(entry, place)
    if (target === 'file') found.push({ path: below, kind: 'file' })
    else if (target === 'folder') {
      const link = entry.isSymbolicLink() ? {} : { name: entry.name }
      walkBelow({ folder: place, prefix: `${below}/`, above: way, ...link }, found)
    } else found.push({ path: below, kind: 'unreadable', reason: target.reason })
  }
}

const leadsBack = 'it leads back to a folder in which it stands'

/** Real path of a folder that was listed, or its own if links to it changed meanwhile. */
function realPath(folder: string): string {
  try {
    return realpathSync.native(folder)
  } catch {
    return folder
  }
}

/** Entries of a folder that are not hidden, the reason why they cannot be read, or undefined if there is no folder. */
function list(folder: string): readonly Dirent[] | string | undefined {
  try {
    return readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !isHidden(name))
  } catch (error) {
    return isAbsent(error) ? undefined : fileFault(error)
  }
}

const isHidden = (name: string): boolean => name.startsWith('.')

/** Reads the type of an entry from the listing; only a link needs another call. A link to nothing is read as a file. */
function targetOf(entry: Dirent, place: string): 'file' | 'folder' | { readonly reason: string } {
  if (!entry.isSymbolicLink()) return entry.isDirectory() ? 'folder' : 'file'
  try {
    return statSync(place, { throwIfNoEntry: false })?.isDirectory() === true ? 'folder' : 'file'
  } catch (error) {
    return { reason: fileFault(error) }
  }
}

import { readdirSync, type Stats, statSync } from 'node:fs'
import path from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * Number of files checked at once, which takes a millisecond or less; other requests are served in between. Asynchronous checks
 * would cost five times as much.
 */
const batchSize = 200

/** Coarsest resolution of a file system's timestamps (FAT). Within it a folder may change twice with the same timestamp. */
const tickMs = 2000

/**
 * Returns a function that tells whether a file below a folder was added, removed or written since its last call, or since now
 * at the first call.
 */
export function lookAtFolder(folder: string): () => Promise<boolean> {
  const root = createEntry(folder)
  Array.from(changesOf(root))
  return async () => {
    let isAnother = false
    let looked = 0
    for (const isOther of changesOf(root)) {
      isAnother ||= isOther
      looked += 1
      if (looked % batchSize === 0) await nextTurn()
    }
    return isAnother
  }
}

/** State of a file or folder at the last check. */
interface Entry {
  readonly place: string
  /** Undefined if it is gone or cannot be read. */
  stats: Stats | undefined
  /** Time of the last change, by this machine's clock, because that of the file system may differ. */
  sinceMs: number
  listedMs: number
  /** Entries of a folder by name. */
  entries: ReadonlyMap<string, Entry>
}

const createEntry = (place: string): Entry => ({
  place,
  stats: undefined,
  sinceMs: 0,
  listedMs: 0,
  entries: new Map(),
})

/**
 * Checks the entries one by one and yields whether each has changed. A folder's timestamp changes if a name is added or
 * removed, so most need no listing.
 */
function* changesOf(folder: Entry): Iterable<boolean> {
  yield lookAt(folder)
  yield* changesIn(folder)
}

function* changesIn(folder: Entry): Iterable<boolean> {
  if (folder.listedMs < folder.sinceMs + tickMs) yield listAnew(folder)
  for (const entry of folder.entries.values()) {
    yield lookAt(entry)
    if (entry.stats?.isDirectory() === true) yield* changesIn(entry)
  }
}

function lookAt(entry: Entry): boolean {
  const stats = findStats(entry.place)
  if (isSame(stats, entry.stats)) return false
  entry.stats = stats
  entry.sinceMs = performance.now()
  return true
}

const isSame = (now: Stats | undefined, before: Stats | undefined): boolean =>
  now?.mtimeMs === before?.mtimeMs && now?.size === before?.size && now?.ino === before?.ino

/** Lists a folder again and returns whether a name is gone. New entries have not been checked yet and report themselves. */
function listAnew(entry: Entry): boolean {
  const before = entry.entries
  entry.listedMs = performance.now()
  const names = listNames(entry.place)
  entry.entries = new Map(
    names.map((name) => [name, before.get(name) ?? createEntry(path.join(entry.place, name))]),
  )
  return [...before.keys()].some((name) => !entry.entries.has(name))
}

function findStats(place: string): Stats | undefined {
  try {
    return statSync(place, { throwIfNoEntry: false })
  } catch {
    // The reader of the lenders reports what is wrong with it.
    return undefined
  }
}

function listNames(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

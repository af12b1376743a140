import { readdirSync, type Stats, statSync } from 'node:fs'
import path from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** So many files at once, a millisecond or less: others are answered between them. To ask for each without waiting costs five times as much. */
const batchSize = 200

/** No clock of a file system ticks more seldom than FAT's. Within a tick a folder changes twice and bears one time. */
const tickMs = 2000

/** Says, each time, whether a file below a folder came, went or was written since the time before; the first time, since now. */
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

/** A file or folder as it was when it was last looked at. */
interface Entry {
  readonly place: string
  /** Undefined for one that is gone, or that nobody may look at. */
  stats: Stats | undefined
  /** By the clock of this machine, since when it is so: that of the file system may be another's. */
  sinceMs: number
  listedMs: number
  /** Of a folder, by name. */
  entries: ReadonlyMap<string, Entry>
}

const createEntry = (place: string): Entry => ({
  place,
  stats: undefined,
  sinceMs: 0,
  listedMs: 0,
  entries: new Map(),
})

/** One by one, whether each is another. A folder bears the time when a name in it came or went, so most need no listing. */
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

/** Says whether a name is gone; what is new has not been looked at, and says so itself. */
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
    // Who reads the lenders says what is wrong with it.
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

import { statSync } from 'node:fs'
import path from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { walkBelow } from '#source'

/** So many files at once, a millisecond or less: others are answered between them. To ask for each without waiting costs five times as much. */
const batchSize = 64

/** Another text whenever a file below a folder comes, goes or is written. */
export async function folderState(folder: string): Promise<string> {
  try {
    const states: string[] = []
    for (const file of walkBelow(folder)) {
      states.push(fileState(folder, file))
      if (states.length % batchSize === 0) await nextTurn()
    }
    return states.join('\n')
  } catch {
    // A folder or file that goes while it is looked at is another one the next time.
    return ''
  }
}

function fileState(folder: string, file: string): string {
  const { mtimeMs, size, ino } = statSync(path.join(folder, file))
  return `${file} ${mtimeMs} ${size} ${ino}`
}

/** Says, each time, whether a folder is another than the time before. */
export function lookAtFolder(folder: string): () => Promise<boolean> {
  let before = folderState(folder)
  return async () => {
    const now = folderState(folder)
    const isAnother = (await now) !== (await before)
    before = now
    return isAnother
  }
}

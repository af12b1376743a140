import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'

/** So many files at once: others are answered between them. */
const batchSize = 64

/** Another text whenever a file below a folder comes, goes or is written. */
export async function folderState(folder: string): Promise<string> {
  try {
    const files = await readdir(folder, { recursive: true })
    const states: string[] = []
    for (let from = 0; from < files.length; from += batchSize) {
      const batch = files.slice(from, from + batchSize)
      states.push(...(await Promise.all(batch.map((file) => fileState(folder, file)))))
    }
    return states.join('\n')
  } catch {
    // A folder or file that goes while it is looked at is another one the next time.
    return ''
  }
}

async function fileState(folder: string, file: string): Promise<string> {
  const { mtimeMs, size, ino } = await stat(path.join(folder, file))
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

import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/** Another text whenever a file below a folder comes, goes or is written. */
export function folderState(folder: string): string {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => fileState(folder, file))
      .join('\n')
  } catch {
    // A folder that goes while it is looked at is another one the next time.
    return ''
  }
}

function fileState(folder: string, file: string): string {
  const state = statSync(path.join(folder, file), { throwIfNoEntry: false })
  return `${file} ${state?.mtimeMs} ${state?.size} ${state?.ino}`
}

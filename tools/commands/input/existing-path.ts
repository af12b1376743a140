import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { nearest } from '#engine'
import { CommandFailure } from '../command-failure.ts'

/** Path of a file or folder that must exist; otherwise exits 2 and names the nearest in the same folder. */
export function existingPath(given: string): string {
  if (existsSync(given)) return given
  throw new CommandFailure(2, noSuchPath(given))
}

/** Most edits between the name of a file and the name that was meant: short names are often alike. */
const mostEdits = 3

function noSuchPath(given: string): string {
  const [folder, name] = [path.dirname(given), path.basename(given)]
  const meant = nearest(name, existsSync(folder) ? readdirSync(folder) : [], mostEdits)
  const hint = meant === undefined ? '' : ` Did you mean "${path.join(folder, meant)}"?`
  return `There is no file or folder "${given}".${hint}`
}

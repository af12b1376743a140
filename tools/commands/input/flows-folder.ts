import { existsSync } from 'node:fs'
import path from 'node:path'
import { CommandFailure } from '../command-failure.ts'
import { existingPath } from './existing-path.ts'

/**
 * Folder for a command: the one named, or the nearest with flows/, from the current one upwards. Exits 2 if there is
 * none.
 */
export function flowsFolder(named?: string): string {
  if (named !== undefined) return path.resolve(existingPath(named))
  const found = findFlowsFolder(process.cwd())
  if (found !== undefined) return found
  throw new CommandFailure(
    2,
    `Neither ${process.cwd()} nor a folder above it holds flows/, so there is no journey to read. Run the command in a folder that does.`,
  )
}

/** Nearest folder with flows/ upwards to the root of the file system; undefined if there is none. */
export function findFlowsFolder(from: string): string | undefined {
  if (existsSync(path.join(from, 'flows'))) return from
  const above = path.dirname(from)
  return above === from ? undefined : findFlowsFolder(above)
}

import { existsSync } from 'node:fs'
import path from 'node:path'
import { CommandFailure } from './command-failure.ts'

/** The folder that a command is about: the one named, or the nearest with flows/, from the current one upwards. Exits 2 where there is none. */
export function flowsFolder(named?: string): string {
  if (named !== undefined) return path.resolve(named)
  const found = findFlowsFolder(process.cwd())
  if (found !== undefined) return found
  throw new CommandFailure(
    2,
    `Neither ${process.cwd()} nor a folder above it holds flows/, so there is no journey to read. Run the command in a folder that does.`,
  )
}

/** Undefined where there is none up to the root of the file system. */
export function findFlowsFolder(from: string): string | undefined {
  if (existsSync(path.join(from, 'flows'))) return from
  const above = path.dirname(from)
  return above === from ? undefined : findFlowsFolder(above)
}

import { existsSync, readdirSync } from 'node:fs'
import { withNearest } from '#engine'
import { loadPlace, loadSource, type Source, SourceError } from '#source'
import { findFlowsFolder, flowsFolder } from './flows-folder.ts'

/**
 * Reads the flows and tenants of a folder, or of a git revision of the nearest folder with flows/. The default is that
 * nearest folder. Throws SourceError.
 */
export function readPlace(place?: string): Source {
  if (place === undefined) return loadSource(flowsFolder())
  try {
    return loadPlace(place, findFlowsFolder(process.cwd()) ?? process.cwd())
  } catch (error) {
    if (!(error instanceof SourceError) || existsSync(place)) throw error
    throw new SourceError(error.code, withNearest(error.message, place, readdirSync(process.cwd())))
  }
}

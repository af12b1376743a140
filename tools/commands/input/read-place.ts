import { loadPlace, loadSource, type Source } from '#source'
import { findFlowsFolder, flowsFolder } from './flows-folder.ts'

/**
 * Reads the flows and tenants of a folder, or of a git revision of the nearest folder with flows/. The default is that
 * nearest folder. Throws SourceError.
 */
export const readPlace = (place?: string): Source =>
  place === undefined
    ? loadSource(flowsFolder())
    : loadPlace(place, findFlowsFolder(process.cwd()) ?? process.cwd())

import { existsSync } from 'node:fs'
import path from 'node:path'
import { DriveStopped } from '../../drive/drive-stopped.ts'
import { loadRoad, type Road, roadNames } from '../../drive/roads.ts'
import { CommandFailure } from '../command-failure.ts'
import { flowsFolder } from './flows-folder.ts'

/**
 * Folder whose scenarios and roads belong to a place: the folder itself or, for a git revision, the nearest with
 * flows/, whose tests are then played against that revision.
 */
export const testsFolder = (place?: string): string =>
  place !== undefined && existsSync(place) ? path.resolve(place) : flowsFolder()

/** Roads of a folder; exits 2 if one does not match the schema. */
export const readRoads = (dir: string): readonly Road[] =>
  asked(() => roadNames(dir).map((name) => loadRoad(name, dir)))

function asked<T>(ask: () => T): T {
  try {
    return ask()
  } catch (error) {
    if (!(error instanceof DriveStopped)) throw error
    throw new CommandFailure(2, error.message)
  }
}

import { existsSync } from 'node:fs'
import path from 'node:path'
import { loadRoad, type Road, roadNames } from '../../scenario/roads.ts'
import { flowsFolder } from './flows-folder.ts'
import { readSource } from './read-source.ts'

/**
 * Folder whose scenarios and roads belong to a place: the folder itself or, for a git revision, the nearest with
 * flows/, whose tests are then played against that revision.
 */
export const testsFolder = (place?: string): string =>
  place !== undefined && existsSync(place) ? path.resolve(place) : flowsFolder()

/** Roads of a folder; exits 2 if one does not match the schema. */
export const readRoads = (dir: string): readonly Road[] =>
  readSource(() => roadNames(dir).map((name) => loadRoad(name, dir)))

import { DriveStopped } from '../../drive/drive-stopped.ts'
import { serverUrl } from '../../operator/server-url.ts'
import { loadFromDatabase, loadFromServer } from '../../positions/load-positions.ts'
import { type ApplicationPosition, PositionsUnreadable } from '../../positions/position.ts'
import { CommandFailure } from '../command-failure.ts'
import type { Options } from './parse-options.ts'

/**
 * Reads the positions of applications, or of one of them, from a running server, or with --database from a database.
 * Exits 2 if they cannot be read.
 */
export async function readPositions(
  options: Options<'url', 'database'>,
  application?: string,
): Promise<readonly ApplicationPosition[]> {
  try {
    if (options.has('database')) return loadFromDatabase(application)
    return await loadFromServer(serverUrl(options), application)
  } catch (error) {
    const otherwise = options.has('database') ? ' A running sandbox is asked by its address, with --url.' : ''
    if (error instanceof PositionsUnreadable || error instanceof DriveStopped)
      throw new CommandFailure(2, error.message + otherwise)
    throw error
  }
}

import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { repository } from '#source'
import { parsePositions } from '../../tools/positions/parse-positions.ts'
import { type ApplicationPosition, PositionsUnreadable } from '../../tools/positions/position.ts'
import { askServer, jsonOf } from '../drive/ask-server.ts'

/**
 * Loads the open positions of a running sandbox, or that of one application. Throws DriveStopped,
 * PositionsUnreadable.
 */
export async function loadFromServer(
  url: string,
  application?: string,
): Promise<readonly ApplicationPosition[]> {
  const base = url.replace(/\/$/, '')
  const query = application === undefined ? '' : `?application=${encodeURIComponent(application)}`
  const response = await askServer(base, `/sandbox/positions${query}`, {})
  if (response.status === 404)
    throw new PositionsUnreadable(
      `${base} is no open sandbox, so it tells nobody where applications stand; read its database with --database.`,
    )
  if (response.ok) return parsePositions(base, JSON.stringify(await jsonOf(response)))
  throw new PositionsUnreadable(
    `${base} was asked for positions and answered ${response.status}; is "${application}" an application's uuid?`,
  )
}

/**
 * Loads positions from the database that DATABASE_URL or DATA_DIR names, through the server's own program, since
 * tools/ imports nothing of the server.
 */
export function loadFromDatabase(application?: string, env = process.env): readonly ApplicationPosition[] {
  const args = application === undefined ? [] : ['--application', application]
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(repository, 'server/print-positions.ts'), ...args],
    { encoding: 'utf8', maxBuffer: 2 ** 30, env },
  )
  if (status !== 0) throw new PositionsUnreadable(`The database cannot be read: ${stderr.trim()}`)
  return stdout.trim() === '' ? [] : parsePositions('the database', stdout)
}

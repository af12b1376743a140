import type { Position } from '#generated/api'
import type { Services } from '../services.ts'
import { openPositions } from './open-positions.ts'

/** Lists the positions of every open application, or of the named one, open or not. */
export async function listPositions(
  { database, tenants }: Services,
  application: string | undefined,
): Promise<readonly Position[]> {
  const found: Position[] = []
  for await (const position of openPositions(database.db, tenants, application)) found.push(position)
  return found
}

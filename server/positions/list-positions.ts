import type { Position } from '#generated/api'
import type { Services } from '../services.ts'
import { openPositions } from './open-positions.ts'

/** Where every open application stands, or the one named, whether it is open or not. */
export async function listPositions(
  { database, tenants }: Services,
  application: string | undefined,
): Promise<readonly Position[]> {
  const found: Position[] = []
  for await (const position of openPositions(database.db, tenants, application)) found.push(position)
  return found
}

import type { Position } from '#generated/api'
import type { Application } from '../applications/application.ts'
import { findApplication, loadAfter } from '../applications/application-store.ts'
import type { Database } from '../database/database.ts'
import type { Services } from '../services.ts'
import type { TenantDirectory } from '../tenants/tenant-directory.ts'
import { positionOf } from './position-of.ts'

/** Yields the position of every open application, or of the named one, open or not; a few hundred are in memory at a time. */
export async function* openPositions(
  db: Database,
  tenants: Pick<TenantDirectory, 'find'>,
  application?: string,
): AsyncGenerator<Position> {
  if (application !== undefined) {
    const found = await findApplication(db, application)
    if (found !== undefined) yield positionOf(found, tenants.find(found.tenant))
    return
  }
  for (let rows = await loadAfter(db); rows.length > 0; rows = await loadAfter(db, rows.at(-1)?.uuid))
    for (const row of rows) if (isOpen(tenants, row)) yield positionOf(row, tenants.find(row.tenant))
}

/** Lists what `openPositions` yields. */
export async function listPositions(
  { database, tenants }: Services,
  application: string | undefined,
): Promise<readonly Position[]> {
  const found: Position[] = []
  for await (const position of openPositions(database.db, tenants, application)) found.push(position)
  return found
}

/** True for a state that is not terminal, and for one that the process lacks. */
const isOpen = (tenants: Pick<TenantDirectory, 'find'>, { tenant, state }: Application): boolean =>
  tenants.find(tenant)?.process.states[state]?.kind !== 'terminal'

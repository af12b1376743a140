import type { Position } from '#generated/api'
import type { Application } from '../applications/application.ts'
import { findApplication, loadAfter } from '../applications/application-store.ts'
import type { Database } from '../database/database.ts'
import type { TenantDirectory } from '../tenants/tenant-directory.ts'
import { positionOf } from './position-of.ts'

/** Every application that is not at an end, or the one named, whether it is or not; a few hundred are held at a time. */
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

/** A state that the process lacks is no end. */
const isOpen = (tenants: Pick<TenantDirectory, 'find'>, { tenant, state }: Application): boolean =>
  tenants.find(tenant)?.process.states[state]?.kind !== 'terminal'

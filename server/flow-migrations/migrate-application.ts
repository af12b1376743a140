import { followMigrations, type Migration } from '#engine'
import type { Application } from '../applications/application.ts'
import { lockApplication } from '../applications/application-store.ts'
import { queueJob } from '../applications/change/queue-job.ts'
import { findUnmetNeed } from '../applications/change/require-foreseen.ts'
import { saveChange } from '../applications/change/save-change.ts'
import { contextOf } from '../applications/context-of.ts'
import type { Transaction } from '../database/database.ts'
import { and, eq, like } from '../database/drizzle.ts'
import { events } from '../database/schema.ts'
import type { Services } from '../services.ts'
import type { Tenant } from '../tenants/tenant.ts'

const byMigration = 'migration:'

/**
 * Moves an application by its lender's migrations, each at most once in its life: those in `due`, and any that leads on from a
 * state that the process lacks. Each move is an event. Returns whether it moved.
 */
export async function migrateApplication(
  tx: Transaction,
  services: Services,
  uuid: string,
  due: ReadonlySet<string>,
): Promise<boolean> {
  const application = await lockApplication(tx, uuid)
  const tenant = application === undefined ? undefined : services.tenants.find(application.tenant)
  if (application === undefined || tenant === undefined) return false
  const { states } = tenant.process
  const taken = await takenBy(tx, uuid)
  const mayTake = ({ source: { id } }: Migration, state: string) =>
    !taken.has(id) && (due.has(id) || !Object.hasOwn(states, state))
  const steps = followMigrations(
    tenant.effective.migrations,
    application.state,
    contextOf(tenant, application),
    tenant.effective.project,
    mayTake,
  )
  let current = application
  for (const { migration, to } of steps)
    current = await move(tx, services, tenant, current, migration.source.id, to)
  if (steps.length === 0) return false
  requireNeeds(tenant, current)
  if (states[current.state]?.job !== undefined) await queueJob(tx, services, current)
  return true
}

async function takenBy(tx: Transaction, uuid: string): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ who: events.who })
    .from(events)
    .where(and(eq(events.application, uuid), like(events.who, `${byMigration}%`)))
  return new Set(rows.map(({ who }) => who.slice(byMigration.length)))
}

async function move(
  tx: Transaction,
  services: Services,
  tenant: Tenant,
  before: Application,
  id: string,
  state: string,
): Promise<Application> {
  const at = services.clock.now()
  const after: Application = {
    ...before,
    state,
    version: before.version + 1,
    processVersion: tenant.process.version,
    updatedAt: at,
  }
  const { dataKey } = services.secrets
  await saveChange(
    tx,
    { before, after, patch: {}, tenant, at, dataKey },
    { event: 'migrated', who: byMigration + id },
  )
  return after
}

/** Error for an application that a migration would lead past a consent or a disclosure. */
export class NeedUnmet extends Error {
  readonly code = 'NEED_UNMET'
}

/** Throws NeedUnmet if a migration would lead past a consent or a disclosure. The application is then not moved. */
function requireNeeds(tenant: Tenant, application: Application): void {
  const need = findUnmetNeed(tenant, application)
  if (need !== undefined)
    throw new NeedUnmet(`A migration leads to ${application.state}, which needs ${JSON.stringify(need)}.`)
}

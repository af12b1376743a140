import type { Migration } from '#engine'
import { contentHash } from '#source'
import { and, eq, gt, inArray } from '../database/drizzle.ts'
import { applications, flowMigrations } from '../database/schema.ts'
import type { Services } from '../services.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { migrateApplication, NeedUnmet } from './migrate-application.ts'

export interface MigrationReport {
  readonly moved: number
  /** Failures, a sentence each. */
  readonly problems: readonly string[]
}

/**
 * Applies the migrations of a lender: new ones to all of its applications, and all of them to applications in a state that the
 * process lacks. Each application is moved in a transaction of its own, so that one does not block the others. The next start
 * completes an interrupted run.
 */
export async function migrateTenant(services: Services, tenant: Tenant): Promise<MigrationReport> {
  const { db } = services.database
  const { migrations } = tenant.effective
  if (migrations.length === 0) return { moved: 0, problems: [] }
  const recorded = await db.select().from(flowMigrations).where(eq(flowMigrations.tenant, tenant.code))
  const due = migrations.filter(({ source }) => recorded.every(({ id }) => id !== source.id))
  const dueIds = new Set(due.map(({ source }) => source.id))
  const problems = changedSince(migrations, recorded)
  let moved = 0
  for await (const uuid of standingIn(services, tenant, statesToLeave(tenant, due))) {
    try {
      if (await db.transaction((tx) => migrateApplication(tx, services, uuid, dueIds))) moved += 1
    } catch (error) {
      if (!(error instanceof NeedUnmet)) throw error
      problems.push(`The application ${uuid} stays where it is. ${error.message}`)
    }
  }
  for (const { source } of due)
    await db
      .insert(flowMigrations)
      .values({ id: source.id, tenant: tenant.code, contentHash: contentHash(source) })
      .onConflictDoNothing()
  return { moved, problems }
}

function statesToLeave({ process, effective }: Tenant, due: readonly Migration[]): readonly string[] {
  const gone = effective.migrations
    .flatMap(({ source }) => source.from)
    .filter((state) => !Object.hasOwn(process.states, state))
  return [...new Set([...gone, ...due.flatMap(({ source }) => source.from)])]
}

async function* standingIn(
  { database: { db } }: Services,
  { code }: Tenant,
  states: readonly string[],
): AsyncGenerator<string> {
  if (states.length === 0) return
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const rows = await db
      .select({ uuid: applications.uuid })
      .from(applications)
      .where(
        and(
          eq(applications.tenant, code),
          inArray(applications.state, [...states]),
          gt(applications.uuid, after),
        ),
      )
      .orderBy(applications.uuid)
      .limit(500)
    for (const { uuid } of rows) yield uuid
    const last = rows.at(-1)
    if (last === undefined) return
    after = last.uuid
  }
}

/** Reports migrations that were changed after they were applied: the applications that they moved will not be moved again. */
const changedSince = (
  migrations: readonly Migration[],
  recorded: readonly (typeof flowMigrations.$inferSelect)[],
): string[] =>
  migrations.flatMap(({ source }) => {
    const before = recorded.find(({ id }) => id === source.id)
    return before === undefined || before.contentHash === contentHash(source)
      ? []
      : [`flows/migrations/${source.id}.json was changed after it was applied; undo that and add another.`]
  })

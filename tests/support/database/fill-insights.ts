import { randomUUID } from 'node:crypto'
import type { ExperimentVariation } from '#generated/api'
import type { OpenDatabase } from '../../../server/database/database.ts'
import {
  applications,
  events,
  experimentAssignments,
  identities,
  telemetryErrorDays,
  telemetryPageDays,
  telemetryVitalDays,
} from '../../../server/database/schema.ts'

/** Applications that began on the same day and reached the same states. */
export interface Cohort {
  readonly tenant: string
  /** Day on which the applications began, yyyy-MM-dd. */
  readonly day: string
  readonly count: number
  readonly states?: readonly string[]
  /** Variation that they were assigned in the experiment fe-sample. */
  readonly variation?: ExperimentVariation
}

/** Inserts applications, with only the columns from which statistics are made. */
export async function addCohort({ db }: OpenDatabase, cohort: Cohort): Promise<void> {
  if (cohort.count === 0) return
  const owner = randomUUID()
  const account = { uuid: owner, tenant: cohort.tenant, email: `${owner}@example.com`, userType: 'BORROWER' }
  await db.insert(identities).values({ ...account, profile: {} } as typeof identities.$inferInsert) // the other columns are not read
  const at = new Date(`${cohort.day}T12:00:00Z`)
  const rows = Array.from({ length: cohort.count }, () => ({
    ...{ uuid: randomUUID(), owner, tenant: cohort.tenant, state: 'HMDA' },
    ...{ version: 1, processVersion: 1, heloc: {}, status: {}, loanFile: {}, createdAt: at },
  }))
  await db.insert(applications).values(rows as (typeof applications.$inferInsert)[]) // the other columns are not read
  const log = rows.flatMap(({ uuid }) =>
    (cohort.states ?? []).map((toState) => ({
      ...{ application: uuid, at, who: 'job', event: 'TEST', toState },
      ...{ version: 1, processVersion: 1 },
    })),
  )
  if (log.length > 0) await db.insert(events).values(log)
  const { variation } = cohort
  if (variation !== undefined)
    await db.insert(experimentAssignments).values(
      rows.map(({ uuid }) => ({
        application: uuid,
        identity: owner,
        name: 'fe-sample',
        variation,
        assignedAt: at,
      })),
    )
}

/** Inserts the counts of a page on a day: sessions, and those of them that left there. */
export async function addPageDay(
  { db }: OpenDatabase,
  told: {
    readonly tenant: string
    readonly day: string
    readonly page: string
    readonly sessions: number
    readonly exits: number
  },
): Promise<void> {
  const { tenant, day, page, sessions, exits } = told
  const place = { tenant, day, page, device: 'PHONE' } as const
  const times = { timedViews: sessions, timeMs: sessions * 24_000, errors: 0 }
  await db.insert(telemetryPageDays).values({ ...place, views: sessions + 4, sessions, exits, ...times })
  for (const [upTo, share] of [
    [2000, 0.6],
    [2500, 0.2],
    [Number.POSITIVE_INFINITY, 0.2],
  ] as const)
    await db
      .insert(telemetryVitalDays)
      .values({ ...place, name: 'lcp', upTo, count: Math.round(sessions * share) })
  await db.insert(telemetryErrorDays).values({
    ...{ tenant, day, page, type: 'TypeError', message: 'Uncaught error' },
    ...{ count: sessions + 2, sessions },
  })
}

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

/** Applications of one week that came to the same states. */
export interface Cohort {
  readonly tenant: string
  /** Day on which they were begun, yyyy-MM-dd. */
  readonly day: string
  readonly count: number
  readonly states?: readonly string[]
  /** Assigned in the experiment fe-sample. */
  readonly variation?: ExperimentVariation
}

/** Keeps applications as far as numbers are made of them. */
export async function addCohort({ db }: OpenDatabase, cohort: Cohort): Promise<void> {
  if (cohort.count === 0) return
  const owner = randomUUID()
  const account = { uuid: owner, tenant: cohort.tenant, email: `${owner}@example.com`, userType: 'BORROWER' }
  await db.insert(identities).values({ ...account, profile: {} } as typeof identities.$inferInsert) // nothing reads the rest
  const at = new Date(`${cohort.day}T12:00:00Z`)
  const rows = Array.from({ length: cohort.count }, () => ({
    ...{ uuid: randomUUID(), owner, tenant: cohort.tenant, state: 'HMDA' },
    ...{ version: 1, processVersion: 1, heloc: {}, status: {}, loanFile: {}, createdAt: at },
  }))
  await db.insert(applications).values(rows as (typeof applications.$inferInsert)[]) // nothing reads the rest
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

/** Keeps what browsers told of a page on a day: so many sessions, of which so many left there. */
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

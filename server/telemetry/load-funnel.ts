import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Funnel, FunnelPage, FunnelState } from '#generated/api'
import { and, asc, eq, gte, sql } from '../database/drizzle.ts'
import { applications, events, telemetryPageDays } from '../database/schema.ts'
import type { Services } from '../services.ts'

type Reading = Pick<Services, 'database'>

/** Returns how far the applications of a lender came, by the event log, with the browsers' page views. */
export async function loadFunnel(services: Reading, tenant: string): Promise<Funnel> {
  const { db } = services.database
  const [states, pages] = await Promise.all([loadStates(services, tenant), loadPages(services, tenant)])
  return {
    tenant,
    applications: await db.$count(applications, eq(applications.tenant, tenant)),
    states,
    pages,
  }
}

/** Counts each application once for a state, even if it reached it several times. Orders states by when most reached them. */
async function loadStates({ database: { db } }: Reading, tenant: string): Promise<FunnelState[]> {
  const firsts = db
    .select({
      state: events.toState,
      version: sql<number>`min(${events.version})`.as('first_version'),
    })
    .from(events)
    .innerJoin(applications, eq(applications.uuid, events.application))
    .where(eq(applications.tenant, tenant))
    .groupBy(events.application, events.toState)
    .as('firsts')
  const standing = db
    .select({ state: applications.state, count: sql<number>`count(*)::integer`.as('count') })
    .from(applications)
    .where(eq(applications.tenant, tenant))
    .groupBy(applications.state)
    .as('standing')
  return db
    .select({
      state: firsts.state,
      reached: sql<number>`count(*)::integer`,
      standing: sql<number>`coalesce(max(${standing.count}), 0)::integer`,
    })
    .from(firsts)
    .leftJoin(standing, eq(standing.state, firsts.state))
    .groupBy(firsts.state)
    .orderBy(sql`percentile_disc(0.5) within group (order by ${firsts.version})`, firsts.state)
}

/** Sums the page views of a lender, since a day (yyyy-MM-dd, UTC) or of everything stored. */
export async function loadPages(
  { database: { db } }: Reading,
  tenant: string,
  since?: string,
): Promise<FunnelPage[]> {
  const { page, day, views, sessions, exits, timedViews, timeMs } = telemetryPageDays
  const sum = (column: PgColumn) => sql<number>`sum(${column})::double precision`
  const rows = await db
    .select({
      page,
      views: sum(views),
      sessions: sum(sessions),
      exits: sum(exits),
      timedViews: sum(timedViews),
      timeMs: sum(timeMs),
    })
    .from(telemetryPageDays)
    .where(and(eq(telemetryPageDays.tenant, tenant), since === undefined ? undefined : gte(day, since)))
    .groupBy(page)
    .orderBy(asc(page))
  return rows.map((row) => ({
    ...row,
    ...(row.timedViews > 0 && { meanMs: Math.round(row.timeMs / row.timedViews) }),
  }))
}

import type { ApplicationEvent } from '#generated/api'
import { asc, eq } from '../database/drizzle.ts'
import { events } from '../database/schema.ts'
import type { Services } from '../services.ts'

/** Loads the transitions of an application, the oldest first. */
export async function loadEvents(
  { database }: Services,
  application: string,
): Promise<readonly ApplicationEvent[]> {
  const rows = await database.db
    .select()
    .from(events)
    .where(eq(events.application, application))
    .orderBy(asc(events.id))
  return rows.map(({ event, fromState, toState, who, at }) => ({
    event,
    ...(fromState === null ? {} : { from: fromState }),
    to: toState,
    who,
    at: at.toISOString(),
  }))
}

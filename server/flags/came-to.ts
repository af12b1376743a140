import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../database/database.ts'
import { and, eq, exists, gte, inArray } from '../database/drizzle.ts'
import { events } from '../database/schema.ts'

/** SQL condition that is true if the application entered one of the states, at the time `since` or later. */
export const cameTo = (db: Database, application: PgColumn, states: readonly string[], since?: PgColumn) =>
  exists(
    db
      .select({ id: events.id })
      .from(events)
      .where(
        and(
          eq(events.application, application),
          inArray(events.toState, [...states]),
          since && gte(events.at, since),
        ),
      ),
  )

import { sql } from '../database/drizzle.ts'

/** The moment at which the application of a query came to where it ended: declined, withdrawn, cancelled or funded. Its times to keep begin then. */
export const decidedAt = sql`(select max(events.at) from events where events.application = applications.uuid)`

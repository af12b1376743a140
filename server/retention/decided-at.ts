import { sql } from '../database/drizzle.ts'

/**
 * Time at which the application of a query reached its end: declined, withdrawn, cancelled or funded. Its retention times begin
 * then.
 */
export const decidedAt = sql`(select max(events.at) from events where events.application = applications.uuid)`

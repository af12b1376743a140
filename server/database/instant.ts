import { sql } from './drizzle.ts'

/** Returns a moment as a parameter of raw SQL, with its type: in an expression, Postgres may not be able to infer it. */
export const instant = (at: Date) => sql`${at.toISOString()}::timestamptz`

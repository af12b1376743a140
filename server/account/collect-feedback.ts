import type { AccountData } from '#generated/api'
import type { Database } from '../database/database.ts'
import { asc, eq } from '../database/drizzle.ts'
import { ceoFeedback } from '../database/schema.ts'

/** Collects a person's messages to the chief executive. */
export async function collectFeedback(db: Database, identity: string): Promise<AccountData['feedback']> {
  const rows = await db
    .select()
    .from(ceoFeedback)
    .where(eq(ceoFeedback.identity, identity))
    .orderBy(asc(ceoFeedback.createdAt))
  return rows.map(({ createdAt, topic, message, marketingConsent }) => ({
    at: createdAt.toISOString(),
    topic,
    message,
    marketingConsent,
  }))
}

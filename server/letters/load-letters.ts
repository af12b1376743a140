import type { OutboxLetter } from '#generated/api'
import { desc, sql } from '../database/drizzle.ts'
import { outbox } from '../database/schema.ts'
import type { Services } from '../services.ts'

/** Mail and text messages, all or those to one address, the newest first: at most 200. */
export async function loadLetters(
  { database }: Services,
  recipient?: string,
): Promise<readonly OutboxLetter[]> {
  const rows = await database.db
    .select()
    .from(outbox)
    .where(recipient === undefined ? undefined : sql`lower(${outbox.recipient}) = ${recipient.toLowerCase()}`)
    .orderBy(desc(outbox.id))
    .limit(200)
  return rows.map(({ application, kind, ...letter }) => ({
    ...letter,
    createdAt: letter.createdAt.toISOString(),
  }))
}

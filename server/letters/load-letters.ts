import type { OutboxLetter } from '#generated/api'
import { desc, eq, sql } from '../database/drizzle.ts'
import { outbox } from '../database/schema.ts'
import type { Services } from '../services.ts'
import { wordsOf } from './written/letter-parts.ts'

/** Lists mail and text messages, all or those to one address, the newest first: at most 200. */
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
  return rows.map(
    ({ id, tenant, channel, recipient, template, subject, body, parts, createdAt, ...became }) => ({
      id,
      tenant,
      channel,
      recipient,
      template,
      subject,
      body: wordsOf({ body, parts }),
      createdAt: createdAt.toISOString(),
      ...fateOf(became),
    }),
  )
}

/** Finds a letter of the outbox by its number. */
export async function findLetter(
  { database }: Pick<Services, 'database'>,
  id: number,
): Promise<typeof outbox.$inferSelect | undefined> {
  const [letter] = await database.db.select().from(outbox).where(eq(outbox.id, id))
  return letter
}

/** Returns the result of sending a letter, if a vendor sends it. */
function fateOf({
  sentAt,
  failure,
  deadAt,
}: Pick<typeof outbox.$inferSelect, 'sentAt' | 'failure' | 'deadAt'>): Pick<
  OutboxLetter,
  'sentAt' | 'failure' | 'deadAt'
> {
  return {
    ...(sentAt !== null && { sentAt: sentAt.toISOString() }),
    ...(failure !== null && { failure }),
    ...(deadAt !== null && { deadAt: deadAt.toISOString() }),
  }
}

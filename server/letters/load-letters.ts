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
  return rows.map(({ id, tenant, channel, recipient, template, subject, body, createdAt, ...became }) => ({
    id,
    tenant,
    channel,
    recipient,
    template,
    subject,
    body,
    createdAt: createdAt.toISOString(),
    ...fateOf(became),
  }))
}

/** What became of a letter, where a vendor sends it. */
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

import type { LetterParts } from '../../letters/written/letter-parts.ts'
import { bigint, integer, jsonb, pgTable, text, uuid } from '../drizzle.ts'
import { moment } from './columns.ts'

export const outbox = pgTable('outbox', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  tenant: text().notNull(),
  /** Language in which it is written. Null for the lender's first. */
  locale: text(),
  channel: text().$type<'MAIL' | 'TEXT'>().notNull(),
  recipient: text().notNull(),
  template: text().notNull(),
  subject: text().notNull(),
  body: text().notNull(),
  /** Parts that it shows beside its text. */
  parts: jsonb().$type<LetterParts>().notNull().default({}),
  /** Application that it is about. Null for a letter about an account. */
  application: uuid(),
  /** Account of its recipient, whatever its address was then. */
  reader: uuid(),
  /** Kind of its template in server/letters/letter-kinds.json. */
  kind: text().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  /** Time at which it was passed to the sending queue. Null if it was not yet, or if nobody sends. */
  queuedAt: moment('queued_at'),
  sentAt: moment('sent_at'),
  attempts: integer().notNull().default(0),
  /** Error of the last attempt. */
  failure: text(),
  /** Time at which it was given up. */
  deadAt: moment('dead_at'),
})

import type { LetterParts } from '../../letters/written/letter-parts.ts'
import { bigint, integer, jsonb, pgTable, text, uuid } from '../drizzle.ts'
import { moment } from './columns.ts'

export const outbox = pgTable('outbox', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  tenant: text().notNull(),
  channel: text().$type<'MAIL' | 'TEXT'>().notNull(),
  recipient: text().notNull(),
  template: text().notNull(),
  subject: text().notNull(),
  body: text().notNull(),
  /** What it shows beside its words. */
  parts: jsonb().$type<LetterParts>().notNull().default({}),
  /** What it is about; null for a letter about an account. */
  application: uuid(),
  /** Account that it is for, whatever address that had then. */
  reader: uuid(),
  /** The kind of its template in server/letters/letter-kinds.json. */
  kind: text().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  /** When it was handed to the queue that sends it; null while nobody has, or nobody sends. */
  queuedAt: moment('queued_at'),
  sentAt: moment('sent_at'),
  attempts: integer().notNull().default(0),
  /** What went wrong the last time. */
  failure: text(),
  /** When it was given up. */
  deadAt: moment('dead_at'),
})

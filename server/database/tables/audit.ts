import { bigint, pgTable, text, timestamp, uuid } from '../drizzle.ts'

/** Record of who saw, changed, decided, exported or configured what. Rows of other tables get theirs from triggers (migration 0034). */
export const auditLog = pgTable('audit_log', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  at: timestamp({ withTimezone: true, mode: 'date', precision: 3 }).notNull().defaultNow(),
  lender: text().notNull(),
  act: text().notNull(),
  /** Identity of a person, `operator`, `server` or a job. */
  who: text().notNull(),
  role: text().notNull(),
  application: uuid(),
  subject: text(),
  reason: text(),
  /** Keyed hash of the address. */
  place: text(),
  /** Hash of the lender's effective journey. */
  flows: text(),
  /** Hash of the row that it tells of, or keyed hash of what was searched for. */
  detail: text(),
  /** Place in the lender's chain. Null until a round seals it, as is the hash. */
  position: bigint({ mode: 'number' }),
  hash: text(),
})

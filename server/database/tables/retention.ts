import { bigint, integer, pgTable, text, uuid } from '../drizzle.ts'
import { moment } from './columns.ts'

/** Applications of which nothing is purged. The newest entry of each counts. */
export const legalHolds = pgTable('legal_holds', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  application: uuid().notNull(),
  action: text().$type<'PLACED' | 'RELEASED'>().notNull(),
  reason: text().notNull(),
  /** Person who decided, as the operator named them. */
  author: text().notNull(),
  at: moment('at').notNull().defaultNow(),
})

/**
 * Record of the purges. ROUND: all of them ran. REMOVED, REMOVED_CONFIRMED: rows that one removed, as usual or because somebody
 * permitted it. WAITING: more than usual was due, and nothing was removed. CONFIRMED: somebody permits it, for a day.
 */
export const retentionLog = pgTable('retention_log', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  /** Name of the purge. Null for a round. */
  purge: text(),
  kind: text().$type<'ROUND' | 'REMOVED' | 'WAITING' | 'CONFIRMED' | 'REMOVED_CONFIRMED'>().notNull(),
  count: integer().notNull(),
  author: text(),
  at: moment('at').notNull(),
})

import type { VendorNote } from '#generated/api'
import type { Ticket } from '../../vendors/ports/ticket.ts'
import { integer, jsonb, pgTable, primaryKey, text, uuid } from '../drizzle.ts'
import { moment } from './columns.ts'

/** Calls of jobs to vendors behind a gateway. */
export const vendorCalls = pgTable('vendor_calls', {
  id: text().primaryKey(),
  connection: text().notNull(),
  operation: text().notNull(),
  tenant: text().notNull(),
  application: uuid(),
  ticket: jsonb().$type<Ticket>().notNull(),
  state: text().$type<'SENT' | 'WAITING' | 'FAILED' | 'ANSWERED' | 'DEAD'>().notNull(),
  attempts: integer().notNull().default(0),
  overdue: integer().notNull().default(0),
  dueAt: moment('due_at'),
  reason: text(),
  answer: jsonb().$type<object>(),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
})

export const vendorNotes = pgTable(
  'vendor_notes',
  {
    connection: text().notNull(),
    kind: text().$type<VendorNote['kind']>().notNull(),
    call: text().notNull(),
    application: uuid(),
    count: integer().notNull().default(1),
    lastAt: moment('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.connection, table.kind, table.call] })],
)

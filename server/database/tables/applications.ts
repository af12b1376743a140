import type { Heloc } from '#generated/domain'
import type { EvidenceKind } from '../../applications/evidence.ts'
import type { KeptStatus } from '../../applications/kept-status.ts'
import type { LoanFile } from '../../applications/loan-file.ts'
import { bigint, integer, jsonb, pgTable, primaryKey, text, uuid } from '../drizzle.ts'
import { moment } from './columns.ts'

export const applications = pgTable('applications', {
  uuid: uuid().primaryKey(),
  owner: uuid().notNull(),
  tenant: text().notNull(),
  state: text().notNull(),
  version: integer().notNull(),
  processVersion: integer('process_version').notNull(),
  heloc: jsonb().$type<Heloc>().notNull(),
  status: jsonb().$type<KeptStatus>().notNull(),
  loanFile: jsonb('loan_file').$type<LoanFile>().notNull(),
  timeShiftMs: bigint('time_shift_ms', { mode: 'number' }).notNull().default(0),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

export const events = pgTable('events', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  application: uuid().notNull(),
  at: moment('at').notNull().defaultNow(),
  who: text().notNull(),
  event: text().notNull(),
  fromState: text('from_state'),
  toState: text('to_state').notNull(),
  version: integer().notNull(),
  processVersion: integer('process_version').notNull(),
  /** Hash of the lender's effective journey. Null for what happened before it was kept. */
  flows: text(),
})

export const evidence = pgTable('evidence', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  application: uuid().notNull(),
  identity: uuid().notNull(),
  at: moment('at').notNull().defaultNow(),
  kind: text().$type<EvidenceKind>().notNull(),
  subject: text().notNull(),
  version: text().notNull(),
  textHash: text('text_hash').notNull(),
  detail: jsonb().$type<Record<string, unknown>>().notNull().default({}),
})

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    identity: uuid().notNull(),
    key: text().notNull(),
    requestHash: text('request_hash').notNull(),
    status: integer(),
    body: jsonb(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.identity, table.key] })],
)

import type { ChatAttachment, ChatEnd, ChatRole, ChatState, FeedbackTopic, VendorNote } from '#generated/api'
import type { Heloc, Profile, SessionEnd, StaffRole } from '#generated/domain'

import type { EvidenceKind } from '../applications/evidence.ts'
import type { KeptStatus } from '../applications/kept-status.ts'
import type { LoanFile } from '../applications/loan-file.ts'
import type { DocumentText } from '../documents/made/document-text.ts'
import type { Ticket } from '../vendors/ports/ticket.ts'
import {
  bigint,
  boolean,
  customType,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from './drizzle.ts'

// The tables as the plain SQL migrations make them; migrations are the truth, this is their type.

const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const identities = pgTable('identities', {
  uuid: uuid().primaryKey(),
  tenant: text().notNull(),
  email: text().notNull(),
  passwordHash: text('password_hash'),
  userType: text('user_type').notNull().default('BORROWER'),
  profile: jsonb().$type<Profile>().notNull(),
  referrerUuid: uuid('referrer_uuid'),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  /** When its owner closed it. */
  closedAt: moment('closed_at'),
  /** When what it held was emptied. */
  erasedAt: moment('erased_at'),
})

export const notificationChoices = pgTable(
  'notification_choices',
  {
    identity: uuid().notNull(),
    topic: text().notNull(),
    isWanted: boolean('is_wanted').notNull(),
    chosenAt: moment('chosen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.identity, table.topic] })],
)

export const staffMemberships = pgTable(
  'staff_memberships',
  { identity: uuid().notNull(), role: text().$type<StaffRole>().notNull(), tenant: text().notNull() },
  (table) => [primaryKey({ columns: [table.identity, table.role, table.tenant] })],
)

export const setupCodes = pgTable('setup_codes', {
  identity: uuid().primaryKey(),
  codeHash: text('code_hash').notNull(),
  expiresAt: moment('expires_at').notNull(),
})

export const registrations = pgTable('registrations', {
  uuid: uuid().primaryKey(),
  tenant: text().notNull(),
  sealed: text().notNull(),
  codeHash: text('code_hash').notNull(),
  codeExpiresAt: moment('code_expires_at').notNull(),
  /** Attempts with the present code. */
  attempts: integer().notNull().default(0),
  /** Mails with a code that were sent so far. */
  mails: integer().notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
})

export const sessions = pgTable('sessions', {
  uuid: uuid().primaryKey(),
  identity: uuid().notNull(),
  tenant: text().notNull(),
  browser: text(),
  system: text(),
  createdAt: moment('created_at').notNull(),
  lastUsedAt: moment('last_used_at').notNull(),
  endedAt: moment('ended_at'),
  reason: text().$type<SessionEnd>(),
})

export const notificationReads = pgTable(
  'notification_reads',
  { identity: uuid().notNull(), notification: uuid().notNull(), readAt: moment('read_at').notNull() },
  (table) => [primaryKey({ columns: [table.identity, table.notification] })],
)

export const ceoFeedback = pgTable('ceo_feedback', {
  uuid: uuid().primaryKey(),
  identity: uuid().notNull(),
  tenant: text().notNull(),
  application: uuid(),
  topic: text().$type<FeedbackTopic>().notNull(),
  message: text().notNull(),
  marketingConsent: boolean('marketing_consent').notNull(),
  pathname: text().notNull(),
  createdAt: moment('created_at').notNull(),
})

export const chatbotConversations = pgTable('chatbot_conversations', {
  uuid: uuid().primaryKey(),
  tokenHash: text('token_hash').notNull(),
  tenant: text().notNull(),
  identity: uuid(),
  application: uuid(),
  startedAt: moment('started_at').notNull(),
  lastUsedAt: moment('last_used_at').notNull(),
})

export const chatbotExchanges = pgTable('chatbot_exchanges', {
  uuid: uuid().primaryKey(),
  conversation: uuid().notNull(),
  sequence: integer().notNull(),
  question: text().notNull(),
  response: text().notNull(),
  article: text(),
  page: text(),
  at: moment('at').notNull(),
  rating: text(),
  feedback: text(),
})

export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  count: integer().notNull(),
  dueAt: moment('due_at'),
  resetsAt: moment('resets_at').notNull(),
})

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

export const documents = pgTable('documents', {
  uuid: uuid().primaryKey(),
  application: uuid().notNull(),
  type: text().notNull(),
  origin: text().$type<'GENERATED' | 'UPLOADED'>().notNull(),
  name: text().notNull(),
  contentType: text('content_type').notNull(),
  /** Its content; null where a store outside of the database has it. */
  bytes: bytea(),
  sha256: text().notNull(),
  /** Hash of the file as it was sent; null for a document that was made here. */
  originalSha256: text('original_sha256'),
  pages: integer().notNull(),
  text: jsonb().$type<DocumentText>(),
  textHash: text('text_hash'),
  createdAt: moment('created_at').notNull().defaultNow(),
  removedAt: moment('removed_at'),
  /** When a step, a job or a reviewer first took an upload into account; such a one is kept longer. */
  weighedAt: moment('weighed_at'),
  /** When its content was removed for good; the row stays, because the log of evidence names it. */
  purgedAt: moment('purged_at'),
  /** When its content was first sent to the store, which may hold it from then on. */
  storedAt: moment('stored_at'),
  storedSize: integer('stored_size'),
  /** Identity of the additional signer whose document it is; null for one of the borrower's. */
  signer: uuid(),
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

export const flowMigrations = pgTable(
  'flow_migrations',
  {
    id: text().notNull(),
    tenant: text().notNull(),
    contentHash: text('content_hash').notNull(),
    appliedAt: moment('applied_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.id, table.tenant] })],
)

export const publishedTenants = pgTable('published_tenants', {
  code: text().primaryKey(),
  contentHash: text('content_hash').notNull(),
  publishedAt: moment('published_at').notNull().defaultNow(),
})

export const publishedTenantFiles = pgTable(
  'published_tenant_files',
  { tenant: text().notNull(), name: text().notNull(), content: bytea().notNull() },
  (table) => [primaryKey({ columns: [table.tenant, table.name] })],
)

export const dataKeys = pgTable('data_keys', {
  id: text().primaryKey(),
  since: moment('since').notNull().defaultNow(),
  retired: moment('retired'),
})

export const outbox = pgTable('outbox', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  tenant: text().notNull(),
  channel: text().$type<'MAIL' | 'TEXT'>().notNull(),
  recipient: text().notNull(),
  template: text().notNull(),
  subject: text().notNull(),
  body: text().notNull(),
  /** What it is about; null for a letter about an account. */
  application: uuid(),
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

/** What the widget said when it started a conversation. */
export type ChatDetails = Readonly<Record<string, unknown>>

export const chatConversations = pgTable('chat_conversations', {
  uuid: uuid().primaryKey(),
  channel: uuid().notNull(),
  contact: uuid().notNull(),
  tenant: text().notNull(),
  skill: text().notNull(),
  state: text().$type<ChatState>().notNull(),
  identity: uuid(),
  application: uuid(),
  details: jsonb().$type<ChatDetails>().notNull(),
  lastSequence: integer('last_sequence').notNull().default(0),
  startedAt: moment('started_at').notNull(),
  waitingSince: moment('waiting_since').notNull(),
  expiresAt: moment('expires_at').notNull(),
  endedAt: moment('ended_at'),
  endedBy: text('ended_by').$type<ChatEnd>(),
})

export const chatParticipants = pgTable('chat_participants', {
  uuid: uuid().primaryKey(),
  conversation: uuid().notNull(),
  role: text().$type<ChatRole>().notNull(),
  name: text().notNull(),
  /** The account of an agent; null for an applicant. */
  agent: uuid(),
  readSequence: integer('read_sequence').notNull().default(0),
  joinedAt: moment('joined_at').notNull(),
  leftAt: moment('left_at'),
})

export const chatMessages = pgTable(
  'chat_messages',
  {
    conversation: uuid().notNull(),
    sequence: integer().notNull(),
    participant: uuid().notNull(),
    clientId: uuid('client_id').notNull(),
    text: text().notNull(),
    attachments: jsonb().$type<ChatAttachment[]>().notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.conversation, table.sequence] })],
)

export const chatAttachments = pgTable('chat_attachments', {
  uuid: uuid().primaryKey(),
  conversation: uuid().notNull(),
  participant: uuid().notNull(),
  name: text().notNull(),
  contentType: text('content_type').notNull(),
  bytes: bytea().notNull(),
  sha256: text().notNull(),
  originalSha256: text('original_sha256').notNull(),
  createdAt: moment('created_at').notNull(),
  /** The message that it came with; null until it is sent. */
  sequence: integer(),
})

export const chatNotes = pgTable('chat_notes', {
  uuid: uuid().primaryKey(),
  conversation: uuid().notNull(),
  agent: uuid().notNull(),
  author: text().notNull(),
  text: text().notNull(),
  createdAt: moment('created_at').notNull(),
})

export const chatNonces = pgTable('chat_nonces', {
  hash: text().primaryKey(),
  identity: uuid().notNull(),
  session: uuid().notNull(),
  /** The conversation that it started, and keeps open to write in; null until it has. */
  conversation: uuid(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
})

export const chatTickets = pgTable('chat_tickets', {
  hash: text().primaryKey(),
  participant: uuid().notNull(),
  /** The session of an agent; null for an applicant. */
  session: uuid(),
  expiresAt: moment('expires_at').notNull(),
})

export const chatSurveys = pgTable('chat_surveys', {
  conversation: uuid().primaryKey(),
  /** From 1, the worst, to 5. */
  rating: integer().notNull(),
  comment: text(),
  answeredAt: moment('answered_at').notNull(),
})

export const chatAgents = pgTable('chat_agents', {
  identity: uuid().primaryKey(),
  name: text().notNull(),
  available: boolean().notNull(),
  since: moment('since').notNull(),
})
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

import type { ChatAttachment, ChatEnd, ChatRole, ChatState } from '#generated/api'
import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from '../drizzle.ts'
import { moment } from './columns.ts'
import { fileColumns } from './files.ts'

/** Details that the widget sent when it started a conversation. */
export type ChatDetails = Readonly<Record<string, unknown>> & {
  /** Language of the pages on which it was started. */
  readonly locale?: string
}

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
  /** Account of an agent. Null for an applicant. */
  agent: uuid(),
  /** Id of an agent at the lender's chat provider. */
  providerAgent: text('provider_agent'),
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
  ...fileColumns,
  conversation: uuid().notNull(),
  participant: uuid().notNull(),
  name: text().notNull(),
  originalSha256: text('original_sha256').notNull(),
  createdAt: moment('created_at').notNull(),
  /** Message that carries it. Null until it is sent. */
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
  /** Conversation that it started and keeps writable. Null before that. */
  conversation: uuid(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
})

export const chatTickets = pgTable('chat_tickets', {
  hash: text().primaryKey(),
  participant: uuid().notNull(),
  /** Session of an agent. Null for an applicant. */
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

export const chatRelays = pgTable('chat_relays', {
  conversation: uuid().primaryKey(),
  connection: text().notNull(),
  channel: text(),
  customer: text(),
  relayed: integer().notNull().default(0),
  closed: boolean().notNull().default(false),
  attempts: integer().notNull().default(0),
  delayed: boolean().notNull().default(false),
  dueAt: moment('due_at').notNull(),
  readAt: moment('read_at').notNull(),
})

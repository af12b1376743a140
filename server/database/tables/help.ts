import type { FeedbackTopic } from '#generated/api'
import { boolean, integer, pgTable, text, uuid } from '../drizzle.ts'
import { moment } from './columns.ts'

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

import { pgTable, text, uuid } from '../drizzle.ts'
import { moment } from './columns.ts'

export const drafts = pgTable('drafts', {
  uuid: uuid().primaryKey(),
  application: uuid().notNull(),
  /** Identity of its owner: the borrower, or an additional signer. */
  identity: uuid().notNull(),
  /** `<form>`, or `<form>:<part>` for one of several on a page. */
  name: text().notNull(),
  form: text().notNull(),
  /** Answers as JSON, sealed. */
  sealed: text().notNull(),
  savedAt: moment('saved_at').notNull(),
})

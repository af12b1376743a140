import type { ExperimentVariation } from '#generated/api'
import type { Profile, SessionEnd, StaffRole } from '#generated/domain'
import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from '../drizzle.ts'
import { moment } from './columns.ts'

export const identities = pgTable('identities', {
  uuid: uuid().primaryKey(),
  tenant: text().notNull(),
  email: text().notNull(),
  /** Time since which the address belongs to its owner, as far as known. Null if since the account was opened. */
  emailSince: moment('email_since'),
  passwordHash: text('password_hash'),
  userType: text('user_type').notNull().default('BORROWER'),
  profile: jsonb().$type<Profile>().notNull(),
  /** Language that its owner chose. Null for the lender's first. */
  locale: text(),
  referrerUuid: uuid('referrer_uuid'),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  /** Time at which its owner closed it. */
  closedAt: moment('closed_at'),
  /** Time at which its owner said that somebody else acted on it. Null once the lender has talked to them. */
  deniedAt: moment('denied_at'),
  /** Time at which its data were erased. */
  erasedAt: moment('erased_at'),
  /** Hash of the token in the link of an invitation, and the end of its time. Null without one, and once it was used. */
  invitationHash: text('invitation_hash'),
  invitationExpiresAt: moment('invitation_expires_at'),
  /** OpenID Connect issuer that authenticates the owner, and its id of them (`sub`). Null without one. */
  providerIssuer: text('provider_issuer'),
  providerSubject: text('provider_subject'),
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

export const experimentAssignments = pgTable(
  'experiment_assignments',
  {
    identity: uuid().notNull(),
    application: uuid().notNull(),
    name: text().notNull(),
    variation: text().$type<ExperimentVariation>().notNull(),
    assignedAt: moment('assigned_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.application, table.name] })],
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
  /** Mails with a code sent so far. */
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
  /** Time at which its owner last proved that it is them. Null if not since they signed in. */
  provenAt: moment('proven_at'),
  proofCodeHash: text('proof_code_hash'),
  proofCodeExpiresAt: moment('proof_code_expires_at'),
  /** Attempts with the present code. */
  proofAttempts: integer('proof_attempts').notNull().default(0),
  /** Codes mailed so far. */
  proofCodes: integer('proof_codes').notNull().default(0),
  /** True from the right password until the second factor is given: it opens nothing until then. */
  isFactorDue: boolean('is_factor_due').notNull().default(false),
})

export const secondFactors = pgTable('second_factors', {
  identity: uuid().primaryKey(),
  /** Secret of the authenticator app in base32, sealed. */
  sealed: text().notNull(),
  /** Time step of the code that was taken last. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  begunAt: moment('begun_at').notNull(),
  /** Time at which a code of the app came back. Null until then. */
  confirmedAt: moment('confirmed_at'),
})

export const recoveryCodes = pgTable(
  'recovery_codes',
  { identity: uuid().notNull(), codeHash: text('code_hash').notNull(), spentAt: moment('spent_at') },
  (table) => [primaryKey({ columns: [table.identity, table.codeHash] })],
)

export const securityNotices = pgTable('security_notices', {
  uuid: uuid().primaryKey(),
  identity: uuid().notNull(),
  application: uuid(),
  /** Template of the letter that said what was done. */
  act: text().notNull(),
  formerEmail: text('former_email'),
  formerPhone: text('former_phone'),
  formerMailing: jsonb('former_mailing').$type<NonNullable<Profile['addresses']>[number]>(),
  /** Hash of the token with which its reader says that it was not them. */
  tokenHash: text('token_hash'),
  toldAt: moment('told_at').notNull(),
  /** Time at which the owner said that it was not them. */
  deniedAt: moment('denied_at'),
})

export const accountUnlocks = pgTable('account_unlocks', {
  uuid: uuid().primaryKey(),
  identity: uuid().notNull(),
  /** `operator`, or the identity of the staff member. */
  unlockedBy: text('unlocked_by').notNull(),
  unlockedAt: moment('unlocked_at').notNull(),
})

export const notificationReads = pgTable(
  'notification_reads',
  { identity: uuid().notNull(), notification: uuid().notNull(), readAt: moment('read_at').notNull() },
  (table) => [primaryKey({ columns: [table.identity, table.notification] })],
)

export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  count: integer().notNull(),
  dueAt: moment('due_at'),
  resetsAt: moment('resets_at').notNull(),
})

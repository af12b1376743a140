import {
  accountUnlocks,
  ceoFeedback,
  chatbotConversations,
  chatNonces,
  chatTickets,
  drafts,
  experimentAssignments,
  idempotencyKeys,
  rateLimits,
  registrations,
  replayLinks,
  securityNotices,
  sessions,
  telemetryErrorDays,
  telemetryEvents,
  telemetryPageDays,
  telemetrySessions,
  telemetryTrackers,
  telemetryVitalDays,
  vendorNotes,
} from '../database/schema.ts'
import { closedAccounts } from './closed-accounts.ts'
import type { Purge } from './purge.ts'
import { endedChats } from './purge-chats.ts'
import { applicationRecords, removedUploads } from './purge-documents.ts'
import { otherLetters, recordLetters } from './purge-letters.ts'
import { purgeRows } from './purge-rows.ts'
import { settledCalls } from './purge-vendor-calls.ts'

/** Purges of everything that is not kept forever; docs/retention.md gives the times and reasons. */
export const purges: readonly Purge[] = [
  purgeRows('idempotency keys', idempotencyKeys, idempotencyKeys.createdAt, 'idempotencyKeyDays'),
  purgeRows('notices of acts', securityNotices, securityNotices.toldAt, 'noticeDays'),
  purgeRows('unlocks of accounts', accountUnlocks, accountUnlocks.unlockedAt, 'unlockDays'),
  purgeRows('sessions', sessions, sessions.lastUsedAt, 'sessionDays'),
  purgeRows('counted attempts', rateLimits, rateLimits.resetsAt, 'attemptDays'),
  purgeRows('unconfirmed registrations', registrations, registrations.expiresAt, 'registrationDays'),
  purgeRows(
    'assignments of experiments',
    experimentAssignments,
    experimentAssignments.assignedAt,
    'experimentDays',
  ),
  purgeRows('drafts', drafts, drafts.savedAt, 'draftDays'),
  purgeRows('feedback', ceoFeedback, ceoFeedback.createdAt, 'feedbackDays'),
  purgeRows('proofs of chats', chatNonces, chatNonces.expiresAt, 'chatProofDays'),
  purgeRows('tickets of chats', chatTickets, chatTickets.expiresAt, 'chatProofDays'),
  endedChats,
  purgeRows('chatbot conversations', chatbotConversations, chatbotConversations.lastUsedAt, 'chatbotDays'),
  settledCalls,
  purgeRows('events of browsers', telemetryEvents, telemetryEvents.receivedAt, 'telemetryDays'),
  purgeRows('sessions of telemetry', telemetrySessions, telemetrySessions.startedAt, 'telemetryDays'),
  purgeRows('trackers', telemetryTrackers, telemetryTrackers.lastSeenAt, 'telemetryRollupDays'),
  purgeRows('days of pages', telemetryPageDays, telemetryPageDays.day, 'telemetryRollupDays'),
  purgeRows('days of vitals', telemetryVitalDays, telemetryVitalDays.day, 'telemetryRollupDays'),
  purgeRows('days of errors', telemetryErrorDays, telemetryErrorDays.day, 'telemetryRollupDays'),
  purgeRows('notes about vendors', vendorNotes, vendorNotes.lastAt, 'vendorNoteDays'),
  purgeRows('replay links', replayLinks, replayLinks.linkedAt, 'telemetryDays'),
  otherLetters,
  recordLetters,
  removedUploads,
  applicationRecords,
  closedAccounts,
]

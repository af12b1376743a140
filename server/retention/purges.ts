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
import { isHeld, isHeldOrTheirs } from './legal-holds.ts'
import type { Purge } from './purge.ts'
import { endedChats } from './purge-chats.ts'
import { applicationRecords, removedUploads } from './purge-documents.ts'
import { otherLetters, recordLetters } from './purge-letters.ts'
import { purgePassing, purgeRows } from './purge-rows.ts'
import { settledCalls } from './purge-vendor-calls.ts'

/** Purges of everything that is not kept forever; docs/retention.md gives the times and reasons. */
export const purges: readonly Purge[] = [
  purgePassing('idempotency keys', idempotencyKeys, idempotencyKeys.createdAt, 'idempotencyKeyDays'),
  purgeRows('notices of acts', securityNotices, securityNotices.toldAt, 'noticeDays'),
  purgeRows('unlocks of accounts', accountUnlocks, accountUnlocks.unlockedAt, 'unlockDays'),
  purgePassing('sessions', sessions, sessions.lastUsedAt, 'sessionDays'),
  purgePassing('counted attempts', rateLimits, rateLimits.resetsAt, 'attemptDays'),
  purgePassing('unconfirmed registrations', registrations, registrations.expiresAt, 'registrationDays'),
  purgeRows(
    'assignments of experiments',
    experimentAssignments,
    experimentAssignments.assignedAt,
    'experimentDays',
  ),
  purgeRows('drafts', drafts, drafts.savedAt, 'draftDays', isHeld(drafts.application)),
  purgeRows('feedback', ceoFeedback, ceoFeedback.createdAt, 'feedbackDays', isHeldOrTheirs(ceoFeedback)),
  purgePassing('proofs of chats', chatNonces, chatNonces.expiresAt, 'chatProofDays'),
  purgePassing('tickets of chats', chatTickets, chatTickets.expiresAt, 'chatProofDays'),
  endedChats,
  purgeRows(
    'chatbot conversations',
    chatbotConversations,
    chatbotConversations.lastUsedAt,
    'chatbotDays',
    isHeldOrTheirs(chatbotConversations),
  ),
  settledCalls,
  purgePassing('events of browsers', telemetryEvents, telemetryEvents.receivedAt, 'telemetryDays'),
  purgePassing('sessions of telemetry', telemetrySessions, telemetrySessions.startedAt, 'telemetryDays'),
  purgeRows('trackers', telemetryTrackers, telemetryTrackers.lastSeenAt, 'telemetryRollupDays'),
  purgeRows('days of pages', telemetryPageDays, telemetryPageDays.day, 'telemetryRollupDays'),
  purgeRows('days of vitals', telemetryVitalDays, telemetryVitalDays.day, 'telemetryRollupDays'),
  purgeRows('days of errors', telemetryErrorDays, telemetryErrorDays.day, 'telemetryRollupDays'),
  purgeRows('notes about vendors', vendorNotes, vendorNotes.lastAt, 'vendorNoteDays'),
  purgeRows(
    'replay links',
    replayLinks,
    replayLinks.linkedAt,
    'telemetryDays',
    isHeld(replayLinks.application),
  ),
  otherLetters,
  recordLetters,
  removedUploads,
  applicationRecords,
  closedAccounts,
]

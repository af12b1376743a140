import { idempotencyKeys, revokedTokens } from '../database/schema.ts'
import type { Purge } from './purge.ts'
import { applicationRecords, removedUploads } from './purge-documents.ts'
import { otherLetters, recordLetters } from './purge-letters.ts'
import { purgeRows } from './purge-rows.ts'

/** Everything that is not kept for ever; docs/retention.md says how long each, and why. */
export const purges: readonly Purge[] = [
  purgeRows('idempotency keys', idempotencyKeys, idempotencyKeys.createdAt, 'idempotencyKeyDays'),
  purgeRows('revoked tokens', revokedTokens, revokedTokens.expiresAt, 'revokedTokenDays'),
  otherLetters,
  recordLetters,
  removedUploads,
  applicationRecords,
]

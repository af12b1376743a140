import { createHash } from 'node:crypto'
import type { auditLog } from '../database/schema.ts'

export type Entry = typeof auditLog.$inferSelect

/**
 * Returns the hash of an entry in its place, with the hash of the entry before it; empty for the first. An export is checked
 * with this recipe alone (docs/audit.md), so it must not change.
 */
export const hashOf = (before: string, entry: Entry, position: number): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        before,
        entry.lender,
        position,
        entry.id,
        entry.at.toISOString(),
        entry.act,
        entry.who,
        entry.role,
        entry.application,
        entry.subject,
        entry.reason,
        entry.place,
        entry.flows,
        entry.detail,
      ]),
    )
    .digest('hex')

import type { WalletNotification } from '#generated/api'
import type { Database } from '../database/database.ts'
import { eq, sql } from '../database/drizzle.ts'
import { notificationReads } from '../database/schema.ts'

/** Time at which a person read each notification, by its uuid. */
export type Reads = ReadonlyMap<string, Date>

export async function loadReads(db: Database, identity: string): Promise<Reads> {
  const rows = await db.select().from(notificationReads).where(eq(notificationReads.identity, identity))
  return new Map(rows.map(({ notification, readAt }) => [notification, readAt]))
}

/** True if a notification was read after it was created: an application that enters the same state again is news. */
export function isRead(
  { uuid, created }: Pick<WalletNotification, 'uuid' | 'created'>,
  reads: Reads,
): boolean {
  const at = reads.get(uuid)
  return at !== undefined && at.toISOString() >= created
}

/** Stores that a person has read notifications, which must be their own. */
export async function saveReads(
  db: Database,
  identity: string,
  notifications: readonly string[],
  readAt: Date,
): Promise<void> {
  if (notifications.length === 0) return
  await db
    .insert(notificationReads)
    .values(notifications.map((notification) => ({ identity, notification, readAt })))
    .onConflictDoUpdate({
      target: [notificationReads.identity, notificationReads.notification],
      set: { readAt: sql`excluded.read_at` },
    })
}

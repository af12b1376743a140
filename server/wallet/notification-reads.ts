import type { WalletNotification } from '#generated/api'
import type { Database } from '../database/database.ts'
import { eq, sql } from '../database/drizzle.ts'
import { notificationReads } from '../database/schema.ts'

/** When a person read each notification, by its uuid. */
export type Reads = ReadonlyMap<string, Date>

export async function loadReads(db: Database, identity: string): Promise<Reads> {
  const rows = await db.select().from(notificationReads).where(eq(notificationReads.identity, identity))
  return new Map(rows.map(({ notification, readAt }) => [notification, readAt]))
}

/** Read since it was made: an application that comes to the same state again is news. */
export function isRead(
  { uuid, created }: Pick<WalletNotification, 'uuid' | 'created'>,
  reads: Reads,
): boolean {
  const at = reads.get(uuid)
  return at !== undefined && at.toISOString() >= created
}

/** Keeps that a person read notifications, which must be their own. */
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

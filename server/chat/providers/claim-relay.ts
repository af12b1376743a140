import { and, eq, lte, or, sql } from '../../database/drizzle.ts'
import { chatRelays } from '../../database/schema.ts'
import type { Services } from '../../services.ts'
import { type RetryPace, waitMs } from '../../vendors/gateway/back-off.ts'
import type { ChatRelay } from './find-relay.ts'

type Known = Pick<Services, 'database' | 'clock' | 'chat'>

/** Time after which another server may take over, if the one that claimed the relay has stopped. */
const leaseMs = 60_000
const pace: RetryPace = { firstMs: 1000, mostMs: 60_000, attempts: Number.POSITIVE_INFINITY }

/**
 * Claims a conversation, so that only this server talks to its provider about it. Undefined if another server holds it or the
 * next attempt is not due.
 */
export async function claimRelay(
  { database, clock }: Known,
  conversation: string,
): Promise<ChatRelay | undefined> {
  const now = clock.now()
  const [claimed] = await database.db
    .update(chatRelays)
    .set({ attempts: sql`${chatRelays.attempts} + 1`, dueAt: new Date(now.getTime() + leaseMs) })
    .where(
      and(
        eq(chatRelays.conversation, conversation),
        eq(chatRelays.closed, false),
        or(eq(chatRelays.attempts, 0), lte(chatRelays.dueAt, now)),
      ),
    )
    .returning()
  return claimed
}

/** Releases a relay whose provider has received everything. It becomes due again after `nextMs`. */
export async function releaseRelay(
  services: Known,
  { conversation, delayed }: ChatRelay,
  nextMs: number,
): Promise<void> {
  const dueAt = new Date(services.clock.now().getTime() + nextMs)
  await change(services, conversation, { attempts: 0, delayed: false, dueAt })
  if (delayed) services.chat.notify({ kind: 'STATE', conversation })
}

/** Delays a relay whose provider did not respond, longer each time, and tells the applicant. */
export async function delayRelay(
  services: Known,
  { conversation, attempts, delayed }: ChatRelay,
): Promise<void> {
  const dueAt = new Date(services.clock.now().getTime() + waitMs(pace, attempts))
  await change(services, conversation, { delayed: true, dueAt })
  if (!delayed) services.chat.notify({ kind: 'STATE', conversation })
}

/** Stores the progress of a conversation at its provider. */
export async function noteRelay(
  services: Known,
  conversation: string,
  part: Partial<Pick<ChatRelay, 'channel' | 'customer' | 'relayed' | 'closed' | 'readAt'>>,
): Promise<void> {
  await change(services, conversation, part)
}

async function change(
  { database }: Known,
  conversation: string,
  part: Partial<typeof chatRelays.$inferInsert>,
): Promise<void> {
  await database.db.update(chatRelays).set(part).where(eq(chatRelays.conversation, conversation))
}

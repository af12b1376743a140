import type { SessionEnd } from '#generated/domain'
import type { Transaction } from '../database/database.ts'
import { and, eq, isNull, ne } from '../database/drizzle.ts'
import { sessions } from '../database/schema.ts'
import type { Services } from '../services.ts'

type EndReason = Exclude<SessionEnd, 'LIMIT'>

export interface SessionsToEnd {
  readonly identity: string
  /** Ends this session alone; all of the identity if undefined. */
  readonly session?: string
  /** Ends all except this one. */
  readonly except?: string
}

/** Ends open sessions of an identity and returns their number. Their tokens are refused from the next request on. */
export type EndSessions = (which: SessionsToEnd, reason: EndReason, now: Date) => Promise<number>

/**
 * Runs work in a transaction, with the only way to end sessions in it. After the commit it closes the chat lines of everybody
 * whose sessions ended.
 */
export async function endingSessions<T>(
  services: Pick<Services, 'database' | 'chat'>,
  work: (tx: Transaction, endSessions: EndSessions) => Promise<T>,
): Promise<T> {
  const out = new Set<string>()
  const result = await services.database.db.transaction((tx) =>
    work(tx, async (which, reason, now) => {
      const ended = await endIn(tx, which, reason, now)
      if (ended > 0) out.add(which.identity)
      return ended
    }),
  )
  for (const identity of out) await services.chat.tellSignedOut(identity)
  return result
}

async function endIn(
  db: Transaction,
  { identity, session, except }: SessionsToEnd,
  reason: EndReason,
  now: Date,
): Promise<number> {
  const ended = await db
    .update(sessions)
    .set({ endedAt: now, reason })
    .where(
      and(
        eq(sessions.identity, identity),
        isNull(sessions.endedAt),
        session === undefined ? undefined : eq(sessions.uuid, session),
        except === undefined ? undefined : ne(sessions.uuid, except),
      ),
    )
    .returning({ uuid: sessions.uuid })
  return ended.length
}

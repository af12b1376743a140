import type { SessionEnd } from '#generated/domain'
import type { Database, Transaction } from '../database/database.ts'
import { and, eq, isNull, ne } from '../database/drizzle.ts'
import { sessions } from '../database/schema.ts'

type EndReason = Exclude<SessionEnd, 'LIMIT'>

export interface SessionsToEnd {
  readonly identity: string
  /** Ends this session alone; all of the identity if undefined. */
  readonly session?: string
  /** Ends all except this one. */
  readonly except?: string
}

/** Ends open sessions of an identity and returns their number. Their tokens are refused from the next request on. */
export async function endSessions(
  db: Database | Transaction,
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

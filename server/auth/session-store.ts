import type { SessionView } from '#generated/api'
import { and, desc, eq, gt, isNull } from '../database/drizzle.ts'
import { sessions } from '../database/schema.ts'
import type { Services } from '../services.ts'
import { sessionLimits } from './session-limits.ts'
import type { Bearer } from './tokens.ts'

/** Whether a session, open or not, belongs to an identity. */
export async function hasSession(
  { database }: Services,
  identity: string,
  session: string,
): Promise<boolean> {
  const own = and(eq(sessions.uuid, session), eq(sessions.identity, identity))
  return (await database.db.select({ uuid: sessions.uuid }).from(sessions).where(own)).length > 0
}

/** Lists the sessions that can still be used: not ended, with every factor given, used recently and not too old. The last used comes first. */
export async function listSessions(
  services: Services,
  { identity, session }: Bearer,
): Promise<readonly SessionView[]> {
  const { idleMs, useMs, absoluteMs } = sessionLimits(services)
  const now = services.clock.now().getTime()
  const rows = await services.database.db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.identity, identity),
        isNull(sessions.endedAt),
        eq(sessions.isFactorDue, false),
        gt(sessions.createdAt, new Date(now - absoluteMs)),
        // The last use is stored only at intervals, so a token may have been renewed after it.
        gt(sessions.lastUsedAt, new Date(now - idleMs - useMs)),
      ),
    )
    .orderBy(desc(sessions.lastUsedAt))
  return rows.map(({ uuid, browser, system, createdAt, lastUsedAt }) => ({
    uuid,
    ...(browser === null ? {} : { browser }),
    ...(system === null ? {} : { system }),
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    isCurrent: uuid === session,
  }))
}

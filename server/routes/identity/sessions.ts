import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SessionsEnded, SessionView } from '#generated/api'
import { bearerOf, requireBearer } from '../../auth/authenticate.ts'
import { endSessions } from '../../auth/end-sessions.ts'
import { noteSecurity } from '../../auth/note-security.ts'
import { sessionLimits } from '../../auth/session-limits.ts'
import { and, desc, eq, gt, isNull } from '../../database/drizzle.ts'
import { sessions as table } from '../../database/schema.ts'
import { Problem } from '../../errors/problem.ts'
import type { Services } from '../../services.ts'

const path = '/identity/secure/api/v1/sessions'

const bySession = {
  type: 'object',
  required: ['session'],
  properties: { session: { type: 'string', format: 'uuid', description: 'A session of one’s own.' } },
}

/** GET and DELETE /identity/secure/api/v1/sessions, DELETE /identity/secure/api/v1/sessions/{session} */
export function sessions(app: FastifyInstance, services: Services): void {
  const { db } = services.database
  const onRequest = requireBearer(services)
  const ended = services.schema('identity.schema.json#/$defs/SessionsEnded')
  const items = services.schema('identity.schema.json#/$defs/SessionView')
  const list = { type: 'array', description: 'Sessions, the last used first.', items }

  app.get(
    path,
    { schema: { summary: 'Where one is signed in', response: { 200: list } }, onRequest },
    (request) => openSessions(services, request),
  )
  app.delete(
    path,
    { schema: { summary: 'Sign out everywhere else', response: { 200: ended } }, onRequest },
    async (request): Promise<SessionsEnded> => {
      const { identity, session } = bearerOf(request)
      return { ended: await end(services, request, { identity, except: session }) }
    },
  )
  const one = { summary: 'Sign out somewhere else, or here', params: bySession, response: { 200: ended } }
  app.delete<{ Params: { readonly session: string } }>(
    `${path}/:session`,
    { schema: one, onRequest },
    async (request): Promise<SessionsEnded> => {
      const { identity, session: current } = bearerOf(request)
      const { session } = request.params
      const own = and(eq(table.uuid, session), eq(table.identity, identity))
      if ((await db.select({ uuid: table.uuid }).from(table).where(own)).length === 0)
        throw new Problem(404, 'SESSION_NOT_FOUND')
      const count = await end(services, request, { identity, session })
      // What just ended is not rolled.
      if (session === current) request.bearer = null
      return { ended: count }
    },
  )
}

async function end(
  services: Services,
  request: FastifyRequest,
  which: Parameters<typeof endSessions>[1],
): Promise<number> {
  const ended = await endSessions(services.database.db, which, 'ENDED', services.clock.now())
  if (ended > 0) noteSecurity(services, request, 'session-ended', { identity: which.identity })
  return ended
}

/** The sessions with which somebody could still do something: not ended, used lately, and not too old. */
async function openSessions(services: Services, request: FastifyRequest): Promise<readonly SessionView[]> {
  const { identity, session } = bearerOf(request)
  const { idleMs, useMs, absoluteMs } = sessionLimits(services)
  const now = services.clock.now().getTime()
  const rows = await services.database.db
    .select()
    .from(table)
    .where(
      and(
        eq(table.identity, identity),
        isNull(table.endedAt),
        gt(table.createdAt, new Date(now - absoluteMs)),
        // The last use is written now and then only: a token may have been rolled after it.
        gt(table.lastUsedAt, new Date(now - idleMs - useMs)),
      ),
    )
    .orderBy(desc(table.lastUsedAt))
  return rows.map(({ uuid, browser, system, createdAt, lastUsedAt }) => ({
    uuid,
    ...(browser === null ? {} : { browser }),
    ...(system === null ? {} : { system }),
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    isCurrent: uuid === session,
  }))
}

import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Transaction } from '../database/database.ts'
import { and, eq, isNull } from '../database/drizzle.ts'
import { chatNonces, sessions } from '../database/schema.ts'
import { Problem } from '../errors/problem.ts'
import type { Services } from '../services.ts'
import { bearerOf } from './authenticate.ts'
import { type EndSessions, endingSessions } from './end-sessions.ts'
import type { Bearer } from './tokens.ts'

/**
 * Gives the bearer's session a new id, so that copies of their token open nothing any more; the response brings the next token.
 * Their chat goes on until its nonce expires. Throws a Problem (401) if the session was ended meanwhile.
 */
export async function renewSession(tx: Transaction, request: FastifyRequest, bearer: Bearer): Promise<void> {
  const session = randomUUID()
  const isOpen = and(eq(sessions.uuid, bearer.session), isNull(sessions.endedAt))
  const renewed = await tx
    .update(sessions)
    .set({ uuid: session })
    .where(isOpen)
    .returning({ uuid: sessions.uuid })
  if (renewed.length === 0) throw new Problem(401, 'UNAUTHENTICATED')
  await tx.update(chatNonces).set({ session }).where(eq(chatNonces.session, bearer.session))
  request.bearer = { ...bearer, session }
}

/**
 * Runs work in a transaction, with the only way to end the bearer's other sessions in it. Their own goes on under a new id, so
 * that a copy of their token is not left out.
 */
export function endingOthers<T>(
  services: Pick<Services, 'database' | 'chat'>,
  request: FastifyRequest,
  work: (tx: Transaction, endOthers: EndSessions) => Promise<T>,
): Promise<T> {
  const bearer = bearerOf(request)
  return endingSessions(services, (tx, endSessions) =>
    work(tx, async (which, reason, now) => {
      const ended = await endSessions({ ...which, except: bearer.session }, reason, now)
      await renewSession(tx, request, bearer)
      return ended
    }),
  )
}

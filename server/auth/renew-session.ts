import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Transaction } from '../database/database.ts'
import { and, eq, isNull } from '../database/drizzle.ts'
import { chatNonces, sessions } from '../database/schema.ts'
import { Problem } from '../errors/problem.ts'
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

import type { ChatTicket } from '#generated/api'
import { countAttempt } from '../../auth/limits/count-attempts.ts'
import { and, eq, gt } from '../../database/drizzle.ts'
import { chatTickets } from '../../database/schema.ts'
import { Problem } from '../../errors/problem.ts'
import { createSecret, hashSecret } from '../../secrets/random-secret.ts'
import type { Services } from '../../services.ts'
import { chatLimits } from '../chat-limits.ts'
import type { Admitted } from './admit.ts'
import type { ChatBearer } from './chat-token.ts'

/**
 * Creates a ticket for one socket of a participant. Throws a Problem (429) after more tickets than reconnecting over a bad line
 * needs.
 */
export async function createTicket(
  services: Services,
  { participant: { uuid: participant }, session }: Admitted,
): Promise<ChatTicket> {
  const { db } = services.database
  const now = services.clock.now()
  const { ticketMs, ticketsPerWindow, ticketsWindowMs } = chatLimits(services)
  // Counted by participant and not by address: a whole office may share one address.
  const { count, leftMs } = await countAttempt(db, `chat-ticket:${participant}`, ticketsWindowMs, now)
  if (count > ticketsPerWindow) throw new Problem(429, 'RATE_LIMITED', { seconds: Math.ceil(leftMs / 1000) })
  const ticket = createSecret()
  const expiresAt = new Date(now.getTime() + ticketMs)
  await db.insert(chatTickets).values({ hash: hashSecret(ticket), participant, session, expiresAt })
  return { ticket, expiration: expiresAt.toISOString() }
}

/**
 * Deletes a ticket and returns the participant whom it admits. A ticket works once, on any server. Throws a Problem (401) if it
 * is unknown or has expired.
 */
export async function consumeTicket(
  { database, clock }: Services,
  ticket: string,
): Promise<Omit<ChatBearer, 'conversation'>> {
  const [consumed] = await database.db
    .delete(chatTickets)
    .where(and(eq(chatTickets.hash, hashSecret(ticket)), gt(chatTickets.expiresAt, clock.now())))
    .returning({ participant: chatTickets.participant, session: chatTickets.session })
  if (consumed === undefined) throw new Problem(401, 'CHAT_TICKET')
  return { participant: consumed.participant, session: consumed.session ?? undefined }
}

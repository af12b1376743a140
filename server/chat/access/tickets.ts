import type { ChatTicket } from '#generated/api'
import { and, eq, gt } from '../../database/drizzle.ts'
import { chatTickets } from '../../database/schema.ts'
import { Problem } from '../../errors/problem.ts'
import type { Services } from '../../services.ts'
import { chatLimits } from '../chat-limits.ts'
import { createSecret, hashSecret } from './one-time-secret.ts'

/** A ticket for one socket of a participant. */
export async function createTicket(services: Services, participant: string): Promise<ChatTicket> {
  const ticket = createSecret()
  const expiresAt = new Date(services.clock.now().getTime() + chatLimits(services).ticketMs)
  await services.database.db.insert(chatTickets).values({ hash: hashSecret(ticket), participant, expiresAt })
  return { ticket, expiration: expiresAt.toISOString() }
}

/** The participant of a ticket, which is gone with it: whichever server is asked, once. */
export async function consumeTicket({ database, clock }: Services, ticket: string): Promise<string> {
  const [consumed] = await database.db
    .delete(chatTickets)
    .where(and(eq(chatTickets.hash, hashSecret(ticket)), gt(chatTickets.expiresAt, clock.now())))
    .returning({ participant: chatTickets.participant })
  if (consumed === undefined) throw new Problem(401, 'CHAT_TICKET')
  return consumed.participant
}

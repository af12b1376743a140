import type { ChatEnd } from '#generated/api'
import { and, eq, lte, ne } from '../../database/drizzle.ts'
import { chatConversations } from '../../database/schema.ts'
import type { Services } from '../../services.ts'

/** Ends a conversation unless it has ended already. Returns whether this call ended it. */
export async function endConversation(services: Services, uuid: string, endedBy: ChatEnd): Promise<boolean> {
  const { database, clock, chat } = services
  const ended = await database.db
    .update(chatConversations)
    .set({ state: 'ENDED', endedAt: clock.now(), endedBy })
    .where(and(eq(chatConversations.uuid, uuid), ne(chatConversations.state, 'ENDED')))
    .returning({ uuid: chatConversations.uuid })
  if (ended.length > 0) chat.notify({ kind: 'STATE', conversation: uuid })
  return ended.length > 0
}

/** Stores the end of conversations whose time is over. */
export async function expireConversations({
  database,
  clock,
  chat,
}: Pick<Services, 'database' | 'clock' | 'chat'>): Promise<void> {
  const expired = await database.db
    .update(chatConversations)
    .set({ state: 'ENDED', endedAt: chatConversations.expiresAt, endedBy: 'EXPIRED' })
    .where(and(ne(chatConversations.state, 'ENDED'), lte(chatConversations.expiresAt, clock.now())))
    .returning({ uuid: chatConversations.uuid })
  for (const { uuid } of expired) chat.notify({ kind: 'STATE', conversation: uuid })
}

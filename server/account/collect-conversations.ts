import type { AccountData } from '#generated/api'
import type { Database } from '../database/database.ts'
import { and, asc, eq } from '../database/drizzle.ts'
import {
  chatbotConversations,
  chatbotExchanges,
  chatConversations,
  chatMessages,
  chatParticipants,
} from '../database/schema.ts'

type Conversations = Pick<AccountData, 'chatMessages' | 'chatbotQuestions'>

/** Collects the messages between a signed-in person and the support. The agents' notes are not theirs. */
export async function collectConversations(db: Database, identity: string): Promise<Conversations> {
  const said = await db
    .select({ at: chatMessages.sentAt, by: chatParticipants.role, text: chatMessages.text })
    .from(chatMessages)
    .innerJoin(chatConversations, eq(chatConversations.uuid, chatMessages.conversation))
    .innerJoin(
      chatParticipants,
      and(
        eq(chatParticipants.uuid, chatMessages.participant),
        eq(chatParticipants.conversation, chatConversations.uuid),
      ),
    )
    .where(eq(chatConversations.identity, identity))
    .orderBy(asc(chatMessages.sentAt), asc(chatMessages.sequence))
  const asked = await db
    .select({
      at: chatbotExchanges.at,
      question: chatbotExchanges.question,
      response: chatbotExchanges.response,
    })
    .from(chatbotExchanges)
    .innerJoin(chatbotConversations, eq(chatbotConversations.uuid, chatbotExchanges.conversation))
    .where(eq(chatbotConversations.identity, identity))
    .orderBy(asc(chatbotExchanges.at))
  return {
    chatMessages: said.map(({ at, ...message }) => ({ at: at.toISOString(), ...message })),
    chatbotQuestions: asked.map(({ at, ...exchange }) => ({ at: at.toISOString(), ...exchange })),
  }
}

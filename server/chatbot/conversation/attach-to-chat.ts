import type { ChatStart } from '#generated/api'
import type { Transaction } from '../../database/database.ts'
import { and, eq } from '../../database/drizzle.ts'
import { chatbotConversations, chatConversations, chatMessages } from '../../database/schema.ts'
import { hashSecret } from '../../secrets/random-secret.ts'
import { sentence } from '../../tenants/sentence.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { loadExchanges } from './exchanges.ts'

interface NewChat {
  readonly conversation: string
  readonly participant: string
}

/**
 * Copies a conversation with the chatbot into a new chat, as its first messages. The widget names the conversation and its
 * token in the chat's `additionalAttrs`. Nothing is copied without the right token or from another lender.
 */
export async function attachToChat(
  tx: Transaction,
  tenant: Tenant,
  { conversation, participant }: NewChat,
  attrs: ChatStart['additionalAttrs'] = {},
): Promise<void> {
  const { chatbotConversation, chatbotToken } = attrs
  if (typeof chatbotConversation !== 'string' || typeof chatbotToken !== 'string') return
  const [found] = await tx
    .select({ uuid: chatbotConversations.uuid })
    .from(chatbotConversations)
    .where(
      and(
        eq(chatbotConversations.tokenHash, hashSecret(chatbotToken)),
        eq(chatbotConversations.tenant, tenant.code),
      ),
    )
  if (found?.uuid !== chatbotConversation) return
  const exchanges = await loadExchanges(tx, found.uuid)
  if (exchanges.length === 0) return
  await tx.insert(chatMessages).values(
    exchanges.map(({ questionId, questionStr, responseStr, createdDt }, index) => ({
      conversation,
      participant,
      sequence: index + 1,
      clientId: questionId,
      attachments: [],
      text: sentence(tenant, 'server.chatbot.before', { question: questionStr, answer: responseStr }),
      sentAt: new Date(createdDt),
    })),
  )
  await tx
    .update(chatConversations)
    .set({ lastSequence: exchanges.length })
    .where(eq(chatConversations.uuid, conversation))
}

import type { ChatbotHistory } from '#generated/api'
import type { Services } from '../../services.ts'
import { loadExchanges, requireToken } from './exchanges.ts'

/** Loads a conversation so far, for a client with its token. */
export async function loadHistory(
  { database }: Services,
  conversationId: string,
  token: string,
): Promise<ChatbotHistory> {
  await requireToken(database.db, conversationId, token)
  return { conversationId, messageHistory: [...(await loadExchanges(database.db, conversationId))] }
}

import type { ChatToken, ChatTokenRefresh } from '#generated/api'
import { eq } from '../../database/drizzle.ts'
import { chatConversations } from '../../database/schema.ts'
import { Problem } from '../../errors/problem.ts'
import type { Services } from '../../services.ts'
import { isOver } from '../conversations/conversation.ts'
import { tokenEnd } from '../conversations/token-end.ts'
import { admitBearer } from './admit.ts'
import { type ChatBearer, findChatBearer, signChatToken } from './chat-token.ts'
import { proveNonce, tieNonce } from './nonces.ts'

/**
 * Exchanges a valid chat token for a new one while the conversation lasts. With a nonce of the person who began the
 * conversation, they can write again after a new sign-in; a nonce of another person is refused.
 */
export async function refreshChatToken(
  services: Services,
  { token, nonce }: ChatTokenRefresh,
): Promise<ChatToken> {
  const bearer = findChatBearer(services.secrets.tokenKey, token, services.clock.now())
  if (nonce !== undefined && bearer !== undefined) await proveAgain(services, bearer, nonce)
  const { conversation, participant, session } = await admitBearer(services, bearer)
  const now = services.clock.now()
  if (isOver(conversation, now)) throw new Problem(409, 'CHAT_ENDED')
  return signChatToken(
    services.secrets.tokenKey,
    { participant: participant.uuid, conversation: conversation.uuid, session },
    now,
    tokenEnd(services, conversation),
  )
}

/** Lets the person who began a conversation back into it. Throws a Problem (401) for a proof of anybody else. */
async function proveAgain(services: Services, { conversation }: ChatBearer, nonce: string): Promise<void> {
  const { db } = services.database
  const person = await proveNonce(services, nonce)
  const [row] = await db
    .select({ identity: chatConversations.identity })
    .from(chatConversations)
    .where(eq(chatConversations.uuid, conversation))
  if (row?.identity !== person.identity) throw new Problem(401, 'CHAT_NONCE')
  await tieNonce(db, nonce, conversation)
  services.chat.notify({ kind: 'STATE', conversation })
}

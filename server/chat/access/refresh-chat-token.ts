import type { ChatToken, ChatTokenRefresh } from '#generated/api'
import { Problem } from '../../errors/problem.ts'
import type { Services } from '../../services.ts'
import { isOver } from '../conversations/conversation.ts'
import { tokenEnd } from '../conversations/token-end.ts'
import { admitToken } from './admit.ts'
import { signChatToken } from './chat-token.ts'
import { proveNonce, tieNonce } from './nonces.ts'

/**
 * Exchanges a valid chat token for a new one while the conversation lasts. With a nonce of the person who began the
 * conversation, they can write again after a new sign-in; a nonce of another person is refused.
 */
export async function refreshChatToken(
  services: Services,
  { token, nonce }: ChatTokenRefresh,
): Promise<ChatToken> {
  const { conversation, participant, session } = await admitToken(services, token)
  const now = services.clock.now()
  if (isOver(conversation, now)) throw new Problem(409, 'CHAT_ENDED')
  const { uuid, identity } = conversation
  if (nonce !== undefined) {
    const person = await proveNonce(services, nonce)
    if (person.identity !== identity) throw new Problem(401, 'CHAT_NONCE')
    await tieNonce(services.database.db, nonce, uuid)
    services.chat.notify({ kind: 'STATE', conversation: uuid })
  }
  return signChatToken(
    services.secrets.tokenKey,
    { participant: participant.uuid, conversation: uuid, session },
    now,
    tokenEnd(services, conversation),
  )
}

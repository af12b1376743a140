import type { ChatQueueEntry, ChatStarted } from '#generated/api'
import { ChatCallError } from '../../features/chat/core/chat-calls.ts'
import { type OpenConversation, openConversation } from '../../features/chat/core/open-conversation.ts'
import { serverNow } from '../../kit/api/server-clock.ts'
import { AgentError, call } from '../api/agent-call.ts'
import { deliveryLimits } from './chat-limits.ts'
import { chatsPath } from './chats-path.ts'

/** Conversation that the agent is in. */
export interface OwnChat extends OpenConversation {
  readonly sid: string
  readonly entry: ChatQueueEntry
}

/** A token that expires within this time is exchanged before it is used. */
const earlyMs = 60_000

/** Opens a conversation of the agent. `taken` is the response of taking it, if that was just done. */
export function openOwnChat(entry: ChatQueueEntry, taken?: ChatStarted): OwnChat {
  const sid = entry.conversationSid
  const token = createToken(sid, taken)
  const conversation = openConversation({ token, draft: `agent-chat:${sid}`, limits: deliveryLimits })
  return { ...conversation, sid, entry }
}

/**
 * Returns a function that provides a valid token. It takes the conversation again for a new token, which works as long as
 * the agent is signed in.
 */
function createToken(sid: string, taken: ChatStarted | undefined): () => Promise<string> {
  let known = taken
  let asking: Promise<ChatStarted> | undefined
  return async () => {
    if (known !== undefined && Date.parse(known.expiration) - serverNow() > earlyMs) return known.token
    asking ??= take(sid).finally(() => {
      asking = undefined
    })
    known = await asking
    return known.token
  }
}

/** Takes a conversation. A refusal is final for the connection; without a response it is retried. */
const take = (sid: string): Promise<ChatStarted> =>
  call<ChatStarted>(`${chatsPath}/${sid}/take`, {}).catch((error: unknown) => {
    const isRefused = error instanceof AgentError && error.status >= 400 && error.status < 500
    throw new ChatCallError(isRefused ? 401 : 0)
  })

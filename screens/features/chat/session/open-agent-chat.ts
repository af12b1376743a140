import { ChatCallError } from '../core/chat-calls.ts'
import type { ConversationState } from '../core/chat-state.ts'
import { type DeliveryLimits, type OpenConversation, openConversation } from '../core/open-conversation.ts'
import { noteInChat } from './chat-session.ts'
import { createTokenKeeper, type KeeperLimits } from './token-keeper.ts'

export interface AgentChatLimits extends DeliveryLimits, KeeperLimits {}

export interface AgentChat extends OpenConversation {
  /** Proves anew who is signed in, so that a conversation that can only be read is written in again. */
  readonly prove: () => Promise<void>
}

export interface AgentChatOptions {
  readonly conversationSid: string
  /** Code of the lender. */
  readonly organization: string
  readonly limits: AgentChatLimits
}

/** The conversation with agents that this browser has the token of, over our own server. */
export function openAgentChat({ conversationSid, organization, limits }: AgentChatOptions): AgentChat {
  const keeper = createTokenKeeper({
    ...{ limits, organization },
    told: (error) => conversation.noteFailure(failureOf(error)),
  })
  const draft = `chat:${conversationSid}`
  const conversation = openConversation({ token: keeper.token, draft, limits })
  const stopNoting = conversation.subscribe(() => {
    if (conversation.get().phase !== 'ended') return
    stopNoting()
    noteInChat(conversationSid, { hasEnded: true })
  })
  const prove = async () => {
    await keeper.prove()
    if (conversation.get().isInvalid) conversation.wake()
  }
  void prove().catch(() => undefined)
  return {
    ...conversation,
    prove,
    stop: () => {
      keeper.stop()
      stopNoting()
      conversation.stop()
    },
  }
}

/** What an exchange of the token came to (support specification 8); that no answer came, the line itself tells. */
function failureOf(error: unknown): ConversationState['failure'] {
  if (!(error instanceof ChatCallError) || error.status === 0) return undefined
  return error.status === 401 ? 'invalid' : 'other'
}

import { ChatCallError } from '../core/chat-calls.ts'
import type { ConversationState } from '../core/chat-state.ts'
import { type DeliveryLimits, type OpenConversation, openConversation } from '../core/open-conversation.ts'
import { noteInChat } from './chat-session.ts'
import { createTokenKeeper, type KeeperLimits } from './token-keeper.ts'

export interface AgentChatLimits extends DeliveryLimits, KeeperLimits {}

export interface AgentChat extends OpenConversation {
  /** Proves again who is signed in, so that a read-only conversation can be written to again. */
  readonly prove: () => Promise<void>
}

export interface AgentChatOptions {
  readonly conversationSid: string
  /** Code of the lender. */
  readonly organization: string
  readonly limits: AgentChatLimits
}

/** Opens the conversation with agents whose token this browser has, over our own server. */
export function openAgentChat({ conversationSid, organization, limits }: AgentChatOptions): AgentChat {
  const keeper = createTokenKeeper({
    limits,
    organization,
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

/**
 * Returns the failure of a token exchange (support specification 8). A missing response is no failure here, because the
 * connection itself reports it.
 */
function failureOf(error: unknown): ConversationState['failure'] {
  if (!(error instanceof ChatCallError) || error.status === 0) return undefined
  return error.status === 401 ? 'invalid' : 'other'
}

import { findDraft, removeDraft, saveDraft } from '../../../storage/drafts.ts'
import { type BackOff, backOffMs } from '../core/back-off.ts'
import { type ChatCalls, createChatCalls } from '../core/chat-calls.ts'
import type { Conversation, OutgoingMessage } from '../core/chat-state.ts'
import { type ConversationLimits, createConversation } from '../core/create-conversation.ts'
import { createOpenLine, type LineLimits } from '../core/create-open-line.ts'
import { createTokenKeeper, type KeeperLimits } from './token-keeper.ts'

export interface AgentChatLimits extends ConversationLimits, LineLimits, KeeperLimits {
  readonly backOff: BackOff
}

export interface AgentChat extends Conversation {
  readonly files: Pick<ChatCalls, 'upload' | 'download'>
  /** Proves anew who is signed in, so that a conversation that can only be read is written in again. */
  readonly prove: () => Promise<void>
}

/** The conversation with agents that this browser has the token of, over our own server. */
export function openAgentChat(conversationSid: string, limits: AgentChatLimits): AgentChat {
  const keeper = createTokenKeeper(limits)
  const calls = createChatCalls(keeper.token)
  const draft = `chat:${conversationSid}`
  const conversation = createConversation({
    ...{ open: createOpenLine(calls, limits), before: calls.before, limits },
    backOffMs: (attempt) => backOffMs(limits.backOff, attempt),
    outbox: {
      load: () => (findDraft(draft)?.outbox ?? []) as readonly OutgoingMessage[], // saved below
      save: (outbox) => (outbox.length === 0 ? removeDraft(draft) : saveDraft(draft, { outbox })),
    },
  })
  const prove = async () => {
    await keeper.prove()
    if (conversation.get().isInvalid) conversation.wake()
  }
  void prove().catch(() => undefined)
  return {
    ...conversation,
    ...{ files: calls, prove },
    stop: () => {
      keeper.stop()
      conversation.stop()
    },
  }
}

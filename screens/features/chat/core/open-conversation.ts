import { findDraft, removeDraft, saveDraft } from '../../../kit/storage/drafts.ts'
import { type ChatCalls, createChatCalls } from './chat-calls.ts'
import type { OutgoingMessage } from './chat-state.ts'
import { type ConversationLimits, createConversation, type LineConversation } from './create-conversation.ts'
import { createOpenLine, type LineLimits } from './create-open-line.ts'

export interface DeliveryLimits extends ConversationLimits, LineLimits {
  readonly backOff: BackOff
}

export interface OpenConversation extends LineConversation {
  readonly files: Pick<ChatCalls, 'upload' | 'download'>
}

export interface OpenOptions {
  /** Returns a token of the conversation that is valid now. */
  readonly token: () => Promise<string>
  /** Id of the draft in which this tab stores undelivered messages. */
  readonly draft: string
  readonly limits: DeliveryLimits
}

/** Opens a conversation over our own server, for either side. */
export function openConversation({ token, draft, limits }: OpenOptions): OpenConversation {
  const calls = createChatCalls(token)
  const conversation = createConversation({
    open: createOpenLine(calls, limits),
    before: calls.before,
    limits,
    backOffMs: (attempt) => backOffMs(limits.backOff, attempt),
    outbox: {
      load: () => (findDraft(draft)?.outbox ?? []) as readonly OutgoingMessage[], // saved below
      save: (outbox) => (outbox.length === 0 ? removeDraft(draft) : saveDraft(draft, { outbox })),
    },
  })
  return { ...conversation, files: calls }
}

interface BackOff {
  readonly baseMs: number
  readonly factor: number
  readonly mostMs: number
}

/**
 * Delay before an attempt, counted from 0. It grows exponentially, and half of it is random, so that clients that were
 * disconnected together do not reconnect together.
 */
const backOffMs = (
  { baseMs, factor, mostMs }: BackOff,
  attempt: number,
  random: () => number = Math.random,
): number => (Math.min(mostMs, baseMs * factor ** attempt) * (1 + random())) / 2

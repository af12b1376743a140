import { findDraft, removeDraft, saveDraft } from '../../../kit/storage/drafts.ts'
import { type ChatCalls, createChatCalls } from './chat-calls.ts'
import type { OutgoingMessage } from './chat-state.ts'
import { type ConversationLimits, createConversation, type LineConversation } from './create-conversation.ts'
import type { OpenLine } from './line.ts'
import { openPollLine } from './poll-line.ts'
import { openSocketLine } from './socket-line.ts'

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

/** After this many sockets in a row that never opened, the network is assumed to block them. */
const blockedAfter = 2

interface LineLimits {
  readonly pingMs: number
  readonly pollMs: number
}

/**
 * Creates the function that opens a connection: a socket. After two sockets in a row that never opened it uses polling,
 * and then tries a socket again.
 */
function createOpenLine(calls: ChatCalls, { pingMs, pollMs }: LineLimits): OpenLine {
  let unopened = 0
  const onOpened = (hasOpened: boolean) => {
    unopened = hasOpened ? 0 : unopened + 1
  }
  return (listener) => {
    if (unopened < blockedAfter) return openSocketLine({ calls, openMs: pingMs, onOpened }, listener)
    // Another socket that does not open leads back to polling.
    unopened = blockedAfter - 1
    return openPollLine({ calls, pollMs }, listener)
  }
}

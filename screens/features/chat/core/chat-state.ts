import type { ChatAttachment, ChatMessage, ChatStanding } from '#generated/api'

/**
 * Phase of a conversation.
 * - `connecting`: there is no connection yet, or it is cut.
 * - `connected`: messages can be sent.
 * - `read-only`: messages can be read, not sent.
 * - `ended`: no more messages will come.
 */
export type ChatPhase = 'connecting' | 'connected' | 'read-only' | 'ended'

/** Message sent here that has not yet arrived as a message of the conversation. */
export interface OutgoingMessage {
  readonly clientId: string
  readonly text: string
  readonly attachments: readonly ChatAttachment[]
  readonly sentAt: string
  /** waiting: no response so far. accepted: stored, and on its way back. refused: not accepted; the user may send it again. */
  readonly state: 'waiting' | 'accepted' | 'refused'
}

export interface ConversationState {
  readonly phase: ChatPhase
  readonly standing?: ChatStanding
  /** Messages in order, without gaps: the newest, and the earlier ones that were loaded. */
  readonly messages: readonly ChatMessage[]
  readonly outbox: readonly OutgoingMessage[]
  /** Other participants who are typing. */
  readonly typing: readonly string[]
  readonly hasEarlier: boolean
  /** Whether the last connection was cut or did not come about, until there is one again. */
  readonly isCut?: boolean
  /** Whether the user has ended the conversation and the server does not know it yet, because the connection is cut. */
  readonly isEnding?: boolean
  /** Whether the token no longer gives access to this conversation. */
  readonly isInvalid: boolean
  /** Errors of the server about the last refused message. */
  readonly refusal: readonly string[]
  /** Failure of a request other than sending: `invalid` if the token could not be exchanged, `other` for any other cause. */
  readonly failure?: 'invalid' | 'other' | undefined
}

/** Conversation, independent of its channel: the state that the chat shows, and the user's actions. */
export interface Conversation {
  readonly get: () => ConversationState
  readonly subscribe: (listener: () => void) => () => void
  readonly send: (text: string, attachments?: readonly ChatAttachment[]) => void
  /** Sends a refused message again, under the same id. */
  readonly resend: (clientId: string) => void
  /** Signals that the user is typing; at most once a second. */
  readonly noteTyping: () => void
  readonly markRead: (sequence: number) => void
  readonly loadEarlier: () => Promise<void>
  /** Ends the conversation, after the messages that wait; without a connection once there is one again. */
  readonly end: () => void
  /** Reconnects at once: the network is back, or the token is new. */
  readonly wake: () => void
  /** Closes the connection and stops the timers. The conversation itself continues. */
  readonly stop: () => void
}

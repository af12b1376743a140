import type { ChatAttachment, ChatMessage, ChatStanding } from '#generated/api'

/**
 * connecting: no line yet, or it is cut. connected: what is said goes out. read-only: it can be read and nothing said.
 * ended: nothing more comes.
 */
export type ChatPhase = 'connecting' | 'connected' | 'read-only' | 'ended'

/** Something said here that has not come back as a message of the conversation. */
export interface OutgoingMessage {
  readonly clientId: string
  readonly text: string
  readonly attachments: readonly ChatAttachment[]
  readonly sentAt: string
  /** waiting: not answered so far. accepted: kept for good, on its way back. refused: not taken, to be sent again by hand. */
  readonly state: 'waiting' | 'accepted' | 'refused'
}

export interface ConversationState {
  readonly phase: ChatPhase
  readonly standing?: ChatStanding
  /** In order, without gaps: the newest, and as many before them as were asked for. */
  readonly messages: readonly ChatMessage[]
  readonly outbox: readonly OutgoingMessage[]
  /** Other participants who are writing. */
  readonly typing: readonly string[]
  readonly hasEarlier: boolean
  /** The token opens this conversation no longer. */
  readonly isInvalid: boolean
  /** Why the last message was refused, in the server's words. */
  readonly refusal: readonly string[]
  /** A call beside what is said failed: `invalid`, as the token could not be exchanged, or for any other cause. */
  readonly failure?: 'invalid' | 'other' | undefined
}

/** A conversation, whoever carries it: what the chat shows, and what one can do in it. */
export interface Conversation {
  readonly get: () => ConversationState
  readonly subscribe: (listener: () => void) => () => void
  readonly send: (text: string, attachments?: readonly ChatAttachment[]) => void
  /** Sends a refused message again, under the same id. */
  readonly resend: (clientId: string) => void
  /** Says that one is writing; more often than once a second is kept back. */
  readonly noteTyping: () => void
  readonly markRead: (sequence: number) => void
  readonly loadEarlier: () => Promise<void>
  readonly end: () => void
  /** Tries a cut line at once: the network is back, or the token is new. */
  readonly wake: () => void
  /** Lets go of line and timers; the conversation itself goes on. */
  readonly stop: () => void
}

import type { ChatClientFrame, ChatServerFrame } from '#generated/api'

/** Connection to a conversation, by a socket or by polling. */
export interface Line {
  readonly send: (frame: ChatClientFrame) => void
  readonly close: () => void
}

/**
 * Reason for the end of a connection. not-admitted: the token does not give access to the conversation, so a retry is
 * useless.
 */
export type CutReason = 'cut' | 'not-admitted'

export interface LineListener {
  readonly onFrame: (frame: ChatServerFrame) => void
  readonly onCut: (reason: CutReason) => void
}

export type OpenLine = (listener: LineListener) => Line

import type { ChatClientFrame, ChatServerFrame } from '#generated/api'

/** One connection to a conversation, by a socket or by asking again and again. */
export interface Line {
  readonly send: (frame: ChatClientFrame) => void
  readonly close: () => void
}

/** Why a line is no more. not-admitted: the token does not open the conversation, and trying again would not help. */
export type CutReason = 'cut' | 'not-admitted'

export interface LineListener {
  readonly onFrame: (frame: ChatServerFrame) => void
  readonly onCut: (reason: CutReason) => void
}

export type OpenLine = (listener: LineListener) => Line

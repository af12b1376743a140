import type { InspectionAnswer, InspectionRequest } from './inspection.ts'

/** Message of the process that opens uploads. */
export interface InspectionReply {
  readonly answer: InspectionAnswer
  /** Whether the process holds too much memory to inspect another file. */
  readonly isWorn: boolean
}

// Both ends are this program, so the shape identifies a message.

export const isReply = (message: unknown): message is InspectionReply => has(message, 'answer')

export const isRequest = (message: unknown): message is InspectionRequest => has(message, 'contentType')

const has = (message: unknown, key: string): boolean =>
  typeof message === 'object' && message !== null && key in message

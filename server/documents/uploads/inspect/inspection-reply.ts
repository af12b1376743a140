import type { InspectionAnswer, InspectionRequest } from './inspection.ts'

/** What the process that opens uploads sends back. */
export interface InspectionReply {
  readonly answer: InspectionAnswer
  /** Whether the process holds too much memory by now to be asked again. */
  readonly isWorn: boolean
}

// Both ends are this program: what passes between them is known by its shape.

export const isReply = (message: unknown): message is InspectionReply => has(message, 'answer')

export const isRequest = (message: unknown): message is InspectionRequest => has(message, 'contentType')

const has = (message: unknown, key: string): boolean =>
  typeof message === 'object' && message !== null && key in message

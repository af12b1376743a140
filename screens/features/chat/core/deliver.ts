import type { ChatMessage } from '#generated/api'
import type { OutgoingMessage } from './chat-state.ts'

/** Received messages, in whatever order and however often they came. */
export interface Delivered {
  /** Sequence number after which messages are wanted. */
  readonly base: number
  /** Messages without gaps, the first right after `base`. */
  readonly messages: readonly ChatMessage[]
  /** Messages that came too early: one in between is missing. */
  readonly held: readonly ChatMessage[]
}

export const lastSequence = ({ base, messages }: Delivered): number => messages.at(-1)?.sequence ?? base

/** Adds a message once and in its place. It is held back until those before it have arrived. */
export function deliver(delivered: Delivered, message: ChatMessage): Delivered {
  const isKnown = message.sequence <= lastSequence(delivered)
  if (isKnown || delivered.held.some(({ sequence }) => sequence === message.sequence)) return delivered
  const waiting = [...delivered.held, message].sort((a, b) => a.sequence - b.sequence)
  const start = lastSequence(delivered) + 1
  const gap = waiting.findIndex(({ sequence }, index) => sequence !== start + index)
  const count = gap === -1 ? waiting.length : gap
  return {
    ...delivered,
    messages: [...delivered.messages, ...waiting.slice(0, count)],
    held: waiting.slice(count),
  }
}

/** Prepends a page of older messages. A page that does not end right before the first message is ignored. */
export function prepend(delivered: Delivered, earlier: readonly ChatMessage[]): Delivered {
  const [first] = earlier
  if (first === undefined || earlier.at(-1)?.sequence !== delivered.base) return delivered
  return { ...delivered, base: first.sequence - 1, messages: [...earlier, ...delivered.messages] }
}

/** Returns the messages still to be sent, after the user's own messages have arrived. */
export const stillOut = (
  outbox: readonly OutgoingMessage[],
  messages: readonly ChatMessage[],
  self: string | undefined,
): readonly OutgoingMessage[] =>
  outbox.filter(
    ({ clientId }) => !messages.some((message) => message.sender === self && message.clientId === clientId),
  )

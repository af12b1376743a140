import type { ChatMessage } from '#generated/api'
import type { OutgoingMessage } from './chat-state.ts'

/** Messages that came, in whatever order and however often. */
export interface Delivered {
  /** The sequence after which messages are wanted. */
  readonly base: number
  /** Without gaps, the first after `base`. */
  readonly messages: readonly ChatMessage[]
  /** Came before their time: one in between is missing. */
  readonly held: readonly ChatMessage[]
}

export const lastSequence = ({ base, messages }: Delivered): number => messages.at(-1)?.sequence ?? base

/** Takes a message in: once, in its place, and not before those that precede it. */
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

/** Puts an older page before what is there; one that does not end where that begins changes nothing. */
export function prepend(delivered: Delivered, earlier: readonly ChatMessage[]): Delivered {
  const [first] = earlier
  if (first === undefined || earlier.at(-1)?.sequence !== delivered.base) return delivered
  return { ...delivered, base: first.sequence - 1, messages: [...earlier, ...delivered.messages] }
}

/** What is still to be sent, once messages of one's own have come back. */
export const stillOut = (
  outbox: readonly OutgoingMessage[],
  messages: readonly ChatMessage[],
  self: string | undefined,
): readonly OutgoingMessage[] =>
  outbox.filter(
    ({ clientId }) => !messages.some((message) => message.sender === self && message.clientId === clientId),
  )

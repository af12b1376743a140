import type { ChatMessage, ChatMessages } from '#generated/api'
import { Problem } from '../../errors/problem.ts'
import type { Services } from '../../services.ts'
import type { Admitted } from '../access/admit.ts'
import { chatLimits } from '../chat-limits.ts'
import { findConversation, findFaultOf, toStanding } from '../conversations/conversation.ts'
import type { Notice } from '../fan-out/fan-out.ts'
import { readAfter, readBefore } from '../messages/read-messages.ts'

export interface Poll {
  readonly after: number | undefined
  readonly before: number | undefined
  readonly waitMs: number
}

/**
 * Returns messages to a participant without a socket. If there are none yet, waits until something happens in the conversation.
 */
export async function pollMessages(
  services: Services,
  { conversation: { uuid }, participant: { uuid: self } }: Admitted,
  poll: Poll,
  gone: AbortSignal,
): Promise<ChatMessages> {
  const waiting = new AbortController()
  const signal = AbortSignal.any([gone, waiting.signal, AbortSignal.timeout(poll.waitMs)])
  // Starts waiting before the first read; otherwise an event in between would be missed.
  const happening = poll.waitMs === 0 ? Promise.resolve(undefined) : services.chat.waitFor(uuid, signal)
  try {
    const found = await read(services, uuid, poll)
    if (found.length > 0 || poll.after === undefined) return await toMessages(services, uuid, self, found)
    const notice = await happening
    return await toMessages(services, uuid, self, await read(services, uuid, poll), notice)
  } finally {
    waiting.abort()
  }
}

async function read(
  services: Services,
  conversation: string,
  { after, before }: Poll,
): Promise<readonly ChatMessage[]> {
  const { batchMessages, initialMessages } = chatLimits(services)
  const { db } = services.database
  return after === undefined
    ? readBefore(db, conversation, before ?? 2 ** 31 - 1, initialMessages)
    : readAfter(db, conversation, after, batchMessages)
}

async function toMessages(
  services: Services,
  conversation: string,
  self: string,
  messages: readonly ChatMessage[],
  notice?: Notice,
): Promise<ChatMessages> {
  const now = services.clock.now()
  const found = await findConversation(services.database.db, conversation, now)
  // The participant may have left, or signed out, while the request waited.
  if (found === undefined) throw new Problem(401, 'CHAT_TOKEN')
  const fault = findFaultOf(found, self)
  if (fault !== undefined) throw new Problem(401, fault)
  const isOther = notice?.kind === 'TYPING' && notice.participant !== self
  return {
    messages: [...messages],
    standing: toStanding(found, self, now),
    typing: isOther ? [notice.participant] : [],
  }
}

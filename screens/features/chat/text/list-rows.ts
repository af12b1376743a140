import type { ChatAttachment } from '#generated/api'
import type { ConversationState } from '../core/chat-state.ts'

export interface MessageRow {
  readonly kind: 'message'
  readonly key: string
  readonly isOwn: boolean
  /** Participant who sent it. */
  readonly sender: string
  readonly sequence?: number
  readonly text: string
  readonly attachments: readonly ChatAttachment[]
  readonly at: string
  /** Delivery of the user's own message; only set on the last one, and on those not yet delivered. */
  readonly delivery?: 'sending' | 'sent' | 'read' | 'refused'
}

export interface DayRow {
  readonly kind: 'day'
  readonly key: string
  readonly at: string
}

/** Returns a greeting, the messages and the undelivered ones, with a row before the first of each day. */
export function listRows(state: ConversationState, greeting?: MessageRow): readonly (MessageRow | DayRow)[] {
  const rows = [...(greeting ? [greeting] : []), ...sentRows(state), ...outgoingRows(state)]
  return rows.flatMap((row, index) => {
    const previous = rows[index - 1]
    const isNewDay = previous === undefined || dayOf(previous.at) !== dayOf(row.at)
    return isNewDay ? [{ kind: 'day', key: `day ${row.key}`, at: row.at } as const, row] : [row]
  })
}

export const dayOf = (at: string | Date): string => new Date(at).toDateString()

function sentRows({ messages, outbox, standing }: ConversationState): readonly MessageRow[] {
  const own = messages.filter(({ sender }) => sender === standing?.self).at(-1)
  const others = standing?.participants.filter(({ id }) => id !== standing.self) ?? []
  const isRead = (sequence: number) => others.some(({ readSequence }) => readSequence >= sequence)
  return messages.map((message) => {
    const { sequence, clientId, sender, text, attachments, sentAt: at } = message
    const isLast = message === own && outbox.length === 0
    return {
      kind: 'message',
      key: `${sender} ${clientId}`,
      isOwn: sender === standing?.self,
      sender,
      sequence,
      text,
      attachments,
      at,
      ...(isLast && { delivery: isRead(sequence) ? 'read' : 'sent' }),
    }
  })
}

function outgoingRows({ outbox, standing, phase }: ConversationState): readonly MessageRow[] {
  const sender = standing?.self ?? 'self'
  return outbox.map(({ clientId, text, attachments, sentAt, state }) => ({
    kind: 'message',
    key: `${sender} ${clientId}`,
    isOwn: true,
    sender,
    text,
    attachments,
    at: sentAt,
    delivery: state === 'refused' || phase === 'ended' ? 'refused' : 'sending',
  }))
}

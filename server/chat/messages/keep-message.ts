import type { ChatAttachment, ChatMessage } from '#generated/api'
import { and, eq, sql } from '../../database/drizzle.ts'
import { instant } from '../../database/instant.ts'
import { isDuplicate } from '../../database/is-duplicate.ts'
import { rowsOf } from '../../database/rows-of.ts'
import { chatMessages, type chatParticipants } from '../../database/schema.ts'
import { Problem } from '../../errors/problem.ts'
import type { Services } from '../../services.ts'
import { isSignedInFor } from '../access/nonces.ts'
import { chatLimits } from '../chat-limits.ts'
import { findConversation, isOver } from '../conversations/conversation.ts'

type Sender = Pick<typeof chatParticipants.$inferSelect, 'uuid' | 'conversation' | 'role'>

/** Message that is not stored yet. */
export interface NewMessage {
  readonly clientId: string
  readonly text: string
  readonly attachments: readonly ChatAttachment[]
}

export interface KeptMessage {
  readonly message: ChatMessage
  /** True if the message was stored before: its sender got no acknowledgement or sent it twice. */
  readonly isRepeated: boolean
}

type Db = Services['database']['db']

/**
 * Stores a message under the next sequence number of its conversation, once for each clientId of its sender. Throws a Problem
 * if it is refused. It is one statement: the lock on the conversation's row makes sequence numbers commit in order and without
 * gaps.
 */
export async function keepMessage(
  services: Services,
  sender: Sender,
  message: NewMessage,
): Promise<KeptMessage> {
  const { db } = services.database
  const sentAt = services.clock.now()
  const kept = await db.execute(insertion(services, sender, message, sentAt)).catch((error: unknown) => {
    // The same message came twice in parallel, and the other request stored it.
    if (isDuplicate(error)) return undefined
    throw error
  })
  const sequence = sequenceIn(rowsOf(kept)[0])
  if (sequence !== undefined)
    return {
      isRepeated: false,
      message: {
        sequence,
        clientId: message.clientId,
        sender: sender.uuid,
        text: message.text,
        attachments: [...message.attachments],
        sentAt: sentAt.toISOString(),
      },
    }
  const repeated = await findOwn(db, sender, message.clientId)
  if (repeated !== undefined) return { isRepeated: true, message: repeated }
  throw await refusal(services, sender, sentAt)
}

function insertion(services: Services, sender: Sender, message: NewMessage, now: Date) {
  const { conversation, uuid, role } = sender
  const { messagesPerWindow, messagesWindowMs } = chatLimits(services)
  const windowBegan = new Date(now.getTime() - messagesWindowMs)
  const files = message.attachments.map(({ id }) => id)
  return sql`
    with taken as (
      update chat_conversations c set last_sequence = c.last_sequence + 1
      where c.uuid = ${conversation} and c.state <> 'ENDED' and c.expires_at > ${instant(now)}
        and exists (select from chat_participants p where p.uuid = ${uuid} and p.left_at is null)
        and not exists (
          select from chat_messages m
          where m.conversation = ${conversation} and m.participant = ${uuid} and m.client_id = ${message.clientId}
        )
        and (
          select count(*) from chat_messages m
          where m.conversation = ${conversation} and m.participant = ${uuid} and m.sent_at > ${instant(windowBegan)}
            and m.sequence > c.last_sequence - ${2 * messagesPerWindow}::integer
        ) < ${messagesPerWindow}::integer
        ${role === 'AGENT' ? sql`` : sql`and ${isSignedInFor(sql`c`, now)}`}
      returning c.last_sequence
    )
    ${
      files.length === 0
        ? sql``
        : sql`, sent as (
      update chat_attachments a set sequence = taken.last_sequence from taken
      where a.conversation = ${conversation} and a.uuid in ${files}
    )`
    }
    insert into chat_messages (conversation, sequence, participant, client_id, text, attachments, sent_at)
    select ${conversation}::uuid, taken.last_sequence, ${uuid}::uuid, ${message.clientId}::uuid, ${message.text},
      ${JSON.stringify(message.attachments)}::jsonb, ${instant(now)}
    from taken
    returning sequence`
}

const sequenceIn = (row: unknown): number | undefined =>
  typeof row === 'object' && row !== null && 'sequence' in row && typeof row.sequence === 'number'
    ? row.sequence
    : undefined

async function findOwn(db: Db, sender: Sender, clientId: string): Promise<ChatMessage | undefined> {
  const [row] = await db
    .select()
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.conversation, sender.conversation),
        eq(chatMessages.participant, sender.uuid),
        eq(chatMessages.clientId, clientId),
      ),
    )
  return row === undefined ? undefined : toMessage(row)
}

export const toMessage = ({
  sequence,
  clientId,
  participant,
  text,
  attachments,
  sentAt,
}: typeof chatMessages.$inferSelect): ChatMessage => ({
  sequence,
  clientId,
  sender: participant,
  text,
  attachments,
  sentAt: sentAt.toISOString(),
})

/** Finds the reason why the statement stored nothing. */
async function refusal(services: Services, sender: Sender, now: Date): Promise<Problem> {
  const found = await findConversation(services.database.db, sender.conversation, now)
  const self = found?.participants.find(({ uuid }) => uuid === sender.uuid)
  if (found === undefined || self === undefined || self.leftAt !== null) return new Problem(401, 'CHAT_TOKEN')
  if (isOver(found.conversation, now)) return new Problem(409, 'CHAT_ENDED')
  if (sender.role === 'APPLICANT' && !found.isSignedIn) return new Problem(401, 'CHAT_SIGNED_OUT')
  const seconds = Math.ceil(chatLimits(services).messagesWindowMs / 1000)
  return new Problem(429, 'CHAT_FLOOD', { seconds })
}

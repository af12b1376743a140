import type { ChatMessage } from '#generated/api'
import type { Database } from '../../database/database.ts'
import { and, asc, desc, eq, gt, lt, sql } from '../../database/drizzle.ts'
import { chatMessages } from '../../database/schema.ts'
import { toMessage } from './keep-message.ts'

/** Reads the messages of a conversation after a sequence number, the oldest first. */
export async function readAfter(
  db: Database,
  conversation: string,
  after: number,
  most: number,
): Promise<readonly ChatMessage[]> {
  const rows = await db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.conversation, conversation), gt(chatMessages.sequence, after)))
    .orderBy(asc(chatMessages.sequence))
    .limit(most)
  return rows.map(toMessage)
}

/** Reads the messages just before a sequence number, the oldest first. */
export async function readBefore(
  db: Database,
  conversation: string,
  before: number,
  most: number,
): Promise<readonly ChatMessage[]> {
  const rows = await db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.conversation, conversation), lt(chatMessages.sequence, before)))
    .orderBy(desc(chatMessages.sequence))
    .limit(most)
  return rows.reverse().map(toMessage)
}

export interface Wanted {
  readonly conversation: string
  /** Sequence number of the last known message. */
  readonly after: number
}

/**
 * Reads messages of several conversations with one query, each after its own sequence number and the oldest first, at most
 * `most` of each.
 */
export async function readWanted(
  db: Database,
  wanted: readonly Wanted[],
  most: number,
): Promise<ReadonlyMap<string, readonly ChatMessage[]>> {
  const conversations = sql`array[${sql.join(
    wanted.map(({ conversation }) => sql`${conversation}`),
    sql`, `,
  )}]::uuid[]`
  const afters = sql`array[${sql.join(
    wanted.map(({ after }) => sql`${after}`),
    sql`, `,
  )}]::integer[]`
  const rows = await db
    .select({ message: chatMessages })
    .from(sql`unnest(${conversations}, ${afters}) as wanted (conversation, after)`)
    .innerJoin(
      chatMessages,
      sql`${chatMessages.conversation} = wanted.conversation and ${chatMessages.sequence} > wanted.after
        and ${chatMessages.sequence} <= wanted.after + ${most}::integer`,
    )
    .orderBy(asc(chatMessages.conversation), asc(chatMessages.sequence))
  const found = new Map<string, ChatMessage[]>()
  for (const { message } of rows) {
    const messages = found.get(message.conversation) ?? []
    found.set(message.conversation, messages)
    messages.push(toMessage(message))
  }
  return found
}

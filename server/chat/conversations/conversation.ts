import type { ChatParticipant, ChatStanding } from '#generated/api'
import type { Database, Transaction } from '../../database/database.ts'
import { asc, eq, sql } from '../../database/drizzle.ts'
import { chatConversations, chatParticipants, chatRelays } from '../../database/schema.ts'
import { hasSignedOutOf, isSignedInFor } from '../access/nonces.ts'

export type Conversation = typeof chatConversations.$inferSelect
export type Participant = typeof chatParticipants.$inferSelect

/** A conversation with everybody in it. */
export interface OpenConversation {
  readonly conversation: Conversation
  readonly participants: readonly Participant[]
  /** A visitor's, or one whose person is signed in now. */
  readonly isSignedIn: boolean
  /** Its person signed out: nothing of it is shown until they are back. */
  readonly hasSignedOut: boolean
  /** The provider that carries it does not answer; what is said is kept for it. */
  readonly isDelayed: boolean
}

/** Undefined where there is none. */
export async function findConversation(
  db: Database | Transaction,
  uuid: string,
  now: Date,
): Promise<OpenConversation | undefined> {
  const rows = await db
    .select({
      conversation: chatConversations,
      participant: chatParticipants,
      isSignedIn: sql<boolean>`${isSignedInFor(sql`chat_conversations`, now)}`,
      hasSignedOut: sql<boolean>`${hasSignedOutOf(sql`chat_conversations`, now)}`,
      isDelayed: sql<boolean>`coalesce(${chatRelays.delayed}, false)`,
    })
    .from(chatConversations)
    .innerJoin(chatParticipants, eq(chatParticipants.conversation, chatConversations.uuid))
    .leftJoin(chatRelays, eq(chatRelays.conversation, chatConversations.uuid))
    .where(eq(chatConversations.uuid, uuid))
    .orderBy(asc(chatParticipants.joinedAt), asc(chatParticipants.uuid))
  const [first] = rows
  if (first === undefined) return undefined
  const { conversation, isSignedIn, hasSignedOut, isDelayed } = first
  return {
    conversation,
    isSignedIn,
    hasSignedOut,
    isDelayed,
    participants: rows.map(({ participant }) => participant),
  }
}

/** Whether a conversation can be written in as far as its state and its time go. */
export const isOver = ({ state, expiresAt }: Conversation, now: Date): boolean =>
  state === 'ENDED' || expiresAt <= now

/** Where a conversation stands, as one of its participants is told. One whose time is over has ended, whether that was noted yet or not. */
export function toStanding(
  { conversation, participants, isSignedIn, isDelayed }: OpenConversation,
  self: string,
  now: Date,
): ChatStanding {
  const { lastSequence, expiresAt, endedBy } = conversation
  const hasEnded = isOver(conversation, now)
  const role = participants.find(({ uuid }) => uuid === self)?.role
  return {
    state: hasEnded ? 'ENDED' : conversation.state,
    ...(hasEnded ? { endedBy: endedBy ?? 'EXPIRED' } : {}),
    self,
    participants: participants.map(toParticipant),
    lastSequence,
    isReadOnly: role !== 'AGENT' && !isSignedIn,
    ...(isDelayed && !hasEnded ? { isDelayed } : {}),
    expiration: expiresAt.toISOString(),
  }
}

const toParticipant = ({ uuid, role, name, readSequence, leftAt }: Participant): ChatParticipant => ({
  ...{ id: uuid, role, name, readSequence },
  ...(leftAt === null ? {} : { leftAt: leftAt.toISOString() }),
})

import type { ChatParticipant, ChatStanding } from '#generated/api'
import type { Database, Transaction } from '../../database/database.ts'
import { asc, eq, sql } from '../../database/drizzle.ts'
import { instant } from '../../database/instant.ts'
import { chatConversations, chatParticipants, chatRelays } from '../../database/schema.ts'
import { hasSignedOutOf, isSignedInFor } from '../access/nonces.ts'
import { isCarriedHere } from '../providers/is-carried-here.ts'

export type Conversation = typeof chatConversations.$inferSelect
export type Participant = typeof chatParticipants.$inferSelect

/** Conversation with all its participants. */
export interface OpenConversation {
  readonly conversation: Conversation
  readonly participants: readonly Participant[]
  /** True if a visitor started the conversation or its person is signed in now. */
  readonly isSignedIn: boolean
  /** True if its person signed out: they read nothing of it until they sign in again. */
  readonly hasSignedOut: boolean
  /** True if the provider that carries the conversation does not respond; its messages are kept for later delivery. */
  readonly isDelayed: boolean
  /** Place among those of its queue who wait, from 1. Null if it does not wait, or waits at a provider. */
  readonly queuePlace: number | null
}

/** Finds a conversation by its uuid. Undefined if there is none. */
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
      hasSignedOut: sql<boolean>`${hasSignedOutOf(sql`chat_conversations`)}`,
      isDelayed: sql<boolean>`coalesce(${chatRelays.delayed}, false)`,
      queuePlace: queuePlaceAt(now),
    })
    .from(chatConversations)
    .innerJoin(chatParticipants, eq(chatParticipants.conversation, chatConversations.uuid))
    .leftJoin(chatRelays, eq(chatRelays.conversation, chatConversations.uuid))
    .where(eq(chatConversations.uuid, uuid))
    .orderBy(asc(chatParticipants.joinedAt), asc(chatParticipants.uuid))
  const [first] = rows
  if (first === undefined) return undefined
  const { conversation, isSignedIn, hasSignedOut, isDelayed, queuePlace } = first
  return {
    conversation,
    isSignedIn,
    hasSignedOut,
    isDelayed,
    queuePlace,
    participants: rows.map(({ participant }) => participant),
  }
}

/** Counts those of the lender's queue for the same skill who have waited at least as long, in the order of list-queue.ts. */
const queuePlaceAt = (now: Date) => sql<number | null>`case
  when chat_conversations.state = 'WAITING' and ${isCarriedHere} then (
    select count(*)::int from chat_conversations other
    where other.tenant = chat_conversations.tenant and other.skill = chat_conversations.skill
      and other.state = 'WAITING' and other.expires_at > ${instant(now)}
      and (other.waiting_since, other.uuid) <= (chat_conversations.waiting_since, chat_conversations.uuid)
      and not exists (select from chat_relays r where r.conversation = other.uuid)
  ) end`

/**
 * Returns the code by which a participant is refused a conversation: they left it, or are an applicant who signed out. Undefined
 * if they may read it.
 */
export function findReadingFault(
  participant: Participant | undefined,
  hasSignedOut: boolean,
): 'CHAT_TOKEN' | 'CHAT_SIGNED_OUT' | undefined {
  if (participant?.leftAt !== null) return 'CHAT_TOKEN'
  return participant.role === 'APPLICANT' && hasSignedOut ? 'CHAT_SIGNED_OUT' : undefined
}

/** Returns the code by which a participant, given by uuid, is refused; undefined if they may read the conversation. */
export const findFaultOf = (
  { participants, hasSignedOut }: OpenConversation,
  participant: string,
): ReturnType<typeof findReadingFault> =>
  findReadingFault(
    participants.find(({ uuid }) => uuid === participant),
    hasSignedOut,
  )

/** True if nobody can write in the conversation any more, because it ended or its time is over. */
export const isOver = ({ state, expiresAt }: Conversation, now: Date): boolean =>
  state === 'ENDED' || expiresAt <= now

/**
 * Returns the standing of a conversation as one of its participants sees it. A conversation whose time is over counts as ended,
 * whether or not that is stored yet.
 */
export function toStanding(
  { conversation, participants, isSignedIn, isDelayed, queuePlace }: OpenConversation,
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
    ...(conversation.identity === null ? {} : { isProven: true }),
    isReadOnly: role !== 'AGENT' && !isSignedIn,
    ...(isDelayed && !hasEnded ? { isDelayed } : {}),
    ...(queuePlace !== null && !hasEnded ? { queuePlace } : {}),
    expiration: expiresAt.toISOString(),
  }
}

const toParticipant = ({ uuid, role, name, readSequence, leftAt }: Participant): ChatParticipant => ({
  id: uuid,
  role,
  name,
  readSequence,
  ...(leftAt === null ? {} : { leftAt: leftAt.toISOString() }),
})

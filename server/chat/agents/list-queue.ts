import type { ChatQueue, ChatQueueEntry } from '#generated/api'
import { and, asc, eq, gt, inArray, ne, sql } from '../../database/drizzle.ts'
import { chatConversations, chatParticipants } from '../../database/schema.ts'
import type { Services } from '../../services.ts'
import { isCarriedHere } from '../providers/is-carried-here.ts'
import { isAvailable } from './availability.ts'
import type { ChatAgent } from './chat-agent.ts'
import { skillsOf } from './skills-of.ts'

/** Most waiting conversations that the queue shows; the others follow once these are taken. */
const most = 200

/** Lists the waiting conversations at an agent's lenders, of all skills or of one, and the conversations that the agent is in. */
export async function listQueue(services: Services, agent: ChatAgent, skill?: string): Promise<ChatQueue> {
  const [waiting, own, available] = await Promise.all([
    entries(
      services,
      agent,
      sql`${chatConversations.state} = 'WAITING' and ${isCarriedHere} ${skill === undefined ? sql`` : sql`and ${chatConversations.skill} = ${skill}`}`,
    ),
    entries(
      services,
      agent,
      sql`exists (select from chat_participants p where p.conversation = ${chatConversations.uuid}
        and p.agent = ${agent.identity} and p.left_at is null)`,
    ),
    isAvailable(services, agent),
  ])
  return { waiting, own, available, skills: [...skillsOf(services, agent)] }
}

async function entries(
  { database, clock }: Services,
  { identity, tenants }: ChatAgent,
  condition: ReturnType<typeof sql>,
): Promise<ChatQueueEntry[]> {
  if (tenants.length === 0) return []
  const read = sql<number>`coalesce((select max(p.read_sequence) from chat_participants p
    where p.conversation = ${chatConversations.uuid} and p.agent = ${identity}), 0)`.mapWith(Number)
  const rows = await database.db
    .select({ conversation: chatConversations, name: chatParticipants.name, read })
    .from(chatConversations)
    .innerJoin(
      chatParticipants,
      and(eq(chatParticipants.conversation, chatConversations.uuid), eq(chatParticipants.role, 'APPLICANT')),
    )
    .where(
      and(
        inArray(chatConversations.tenant, [...tenants]),
        ne(chatConversations.state, 'ENDED'),
        gt(chatConversations.expiresAt, clock.now()),
        condition,
      ),
    )
    .orderBy(asc(chatConversations.waitingSince), asc(chatConversations.uuid))
    .limit(most)
  return rows.map(toEntry)
}

function toEntry({
  conversation,
  name,
  read,
}: {
  readonly conversation: typeof chatConversations.$inferSelect
  readonly name: string
  readonly read: number
}): ChatQueueEntry {
  const { uuid, tenant, skill, state, identity, application, lastSequence, details: told } = conversation
  const { locale, ...details } = told
  return {
    conversationSid: uuid,
    tenant,
    skill,
    state,
    name,
    isProven: identity !== null,
    ...(locale !== undefined && { locale }),
    ...(application === null ? {} : { applicationUuid: application }),
    startedAt: conversation.startedAt.toISOString(),
    waitingSince: conversation.waitingSince.toISOString(),
    expiration: conversation.expiresAt.toISOString(),
    lastSequence,
    unread: Math.max(0, lastSequence - read),
    details,
  }
}

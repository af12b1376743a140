import type { ChatAgentLoad, ChatLoad, ChatQueueLength } from '#generated/api'
import { and, asc, eq, gt, inArray, sql } from '../../database/drizzle.ts'
import { instant } from '../../database/instant.ts'
import { chatAgents, chatConversations, staffMemberships } from '../../database/schema.ts'
import type { Services } from '../../services.ts'
import { isCarriedHere } from '../providers/is-carried-here.ts'

/** Reports how many conversations wait at some lenders, since when, and how many each agent is in at this moment. */
export async function loadReport(services: Services, tenants: readonly string[]): Promise<ChatLoad> {
  const now = services.clock.now()
  const [queues, agents] = await Promise.all([
    queueLengths(services, tenants, now),
    agentLoads(services, tenants, now),
  ])
  return { at: now.toISOString(), queues, agents }
}

async function queueLengths(
  { database }: Services,
  tenants: readonly string[],
  now: Date,
): Promise<ChatQueueLength[]> {
  const { tenant, skill, waitingSince } = chatConversations
  const rows = await database.db
    .select({
      tenant,
      skill,
      waiting: sql<number>`count(*)`.mapWith(Number),
      since: sql<Date>`min(${waitingSince})`.mapWith(waitingSince),
    })
    .from(chatConversations)
    .where(
      and(
        inArray(tenant, [...tenants]),
        eq(chatConversations.state, 'WAITING'),
        gt(chatConversations.expiresAt, now),
        isCarriedHere,
      ),
    )
    .groupBy(tenant, skill)
    .orderBy(asc(sql`min(${waitingSince})`))
  return rows.map(({ since, ...row }) => ({ ...row, waitingSince: since.toISOString() }))
}

/** Counts the conversations of the agents who are available or in a conversation. */
async function agentLoads(
  { database }: Services,
  tenants: readonly string[],
  now: Date,
): Promise<ChatAgentLoad[]> {
  const { identity, name, available, since } = chatAgents
  const conversations = sql<number>`(
    select count(*) from chat_participants p join chat_conversations c on c.uuid = p.conversation
    where p.agent = chat_agents.identity and p.left_at is null
      and c.state = 'ACTIVE' and c.expires_at > ${instant(now)} and c.tenant in ${[...tenants]}
  )`.mapWith(Number)
  const works = database.db
    .select({ identity: staffMemberships.identity })
    .from(staffMemberships)
    .where(inArray(staffMemberships.tenant, [...tenants]))
  const rows = await database.db
    .select({ identity, name, available, since, conversations })
    .from(chatAgents)
    .where(inArray(identity, works))
    .orderBy(asc(name), asc(identity))
  return rows
    .filter((row) => row.available || row.conversations > 0)
    .map(({ identity: id, since: at, ...row }) => ({ id, since: at.toISOString(), ...row }))
}

import { randomUUID } from 'node:crypto'
import type { ChatStarted } from '#generated/api'
import type { Transaction } from '../../database/database.ts'
import { and, eq, gt } from '../../database/drizzle.ts'
import { chatConversations, chatParticipants } from '../../database/schema.ts'
import { Problem } from '../../errors/problem.ts'
import type { Services } from '../../services.ts'
import { signChatToken } from '../access/chat-token.ts'
import { type Conversation, isOver } from '../conversations/conversation.ts'
import { tokenEnd } from '../conversations/token-end.ts'
import { isCarriedHere } from '../providers/is-carried-here.ts'
import { isAvailable } from './availability.ts'
import { type ChatAgent, findForAgent } from './chat-agent.ts'

/**
 * Adds an agent to a waiting conversation, or readmits them to one that is theirs. If several agents try, the first one gets
 * it.
 */
export async function takeConversation(
  services: Services,
  agent: ChatAgent,
  uuid: string,
): Promise<ChatStarted> {
  const { conversation, participants } = await findForAgent(services, agent, uuid)
  if (isOver(conversation, services.clock.now())) throw new Problem(409, 'CHAT_ENDED')
  const present = participants.find(({ role, leftAt }) => role === 'AGENT' && leftAt === null)
  if (present !== undefined && present.agent !== agent.identity) throw new Problem(409, 'CHAT_TAKEN')
  const self = present?.uuid ?? (await join(services, agent, uuid))
  return toStarted(services, agent, conversation, self)
}

/**
 * Joins the agent in one transaction, so a second agent finds the conversation taken. Throws a Problem (409) for an agent who
 * is away.
 */
async function join(services: Services, agent: ChatAgent, conversation: string): Promise<string> {
  const now = services.clock.now()
  if (!(await isAvailable(services, agent))) throw new Problem(409, 'CHAT_AWAY')
  const self = await services.database.db.transaction(async (tx) => {
    const taken = await tx
      .update(chatConversations)
      .set({ state: 'ACTIVE' })
      .where(
        and(
          eq(chatConversations.uuid, conversation),
          eq(chatConversations.state, 'WAITING'),
          gt(chatConversations.expiresAt, now),
          isCarriedHere,
        ),
      )
      .returning({ uuid: chatConversations.uuid })
    if (taken.length === 0) throw new Problem(409, 'CHAT_TAKEN')
    return enter(tx, agent, conversation, now)
  })
  services.chat.notify({ kind: 'STATE', conversation })
  return self
}

/** Adds the agent as a participant. An agent who was in the conversation before comes back as the same participant. */
async function enter(
  tx: Transaction,
  { identity, name }: ChatAgent,
  conversation: string,
  now: Date,
): Promise<string> {
  const [back] = await tx
    .update(chatParticipants)
    .set({ leftAt: null, name })
    .where(and(eq(chatParticipants.conversation, conversation), eq(chatParticipants.agent, identity)))
    .returning({ uuid: chatParticipants.uuid })
  if (back !== undefined) return back.uuid
  const uuid = randomUUID()
  const participant = { uuid, conversation, name, agent: identity, joinedAt: now }
  await tx.insert(chatParticipants).values({ ...participant, role: 'AGENT' })
  return uuid
}

/** Builds the response with which the console opens a conversation; the widget receives the same shape. */
const toStarted = (
  services: Services,
  agent: ChatAgent,
  conversation: Conversation,
  participant: string,
): ChatStarted => ({
  ...signChatToken(
    services.secrets.tokenKey,
    { participant, conversation: conversation.uuid, session: agent.session },
    services.clock.now(),
    tokenEnd(services, conversation),
  ),
  conversationSid: conversation.uuid,
  omniProxyChannelId: conversation.channel,
  providerChannelId: conversation.uuid,
  skill: conversation.skill,
  targetWorkerSid: participant,
  targetWorkerFriendlyName: agent.name,
})

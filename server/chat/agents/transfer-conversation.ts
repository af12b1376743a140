import type { ChatTransfer } from '#generated/api'
import { and, eq, isNull } from '../../database/drizzle.ts'
import { chatConversations, chatParticipants } from '../../database/schema.ts'
import { Problem } from '../../errors/problem.ts'
import type { Services } from '../../services.ts'
import { type ChatAgent, findOwnOfAgent } from './chat-agent.ts'
import { skillsOf } from './skills-of.ts'

/** Hands a conversation back to a queue. The agent leaves it and cannot read it until they take it again. */
export async function transferConversation(
  services: Services,
  agent: ChatAgent,
  uuid: string,
  { skill }: ChatTransfer = {},
): Promise<void> {
  if (skill !== undefined && !skillsOf(services, agent).includes(skill))
    throw new Problem(422, 'CHAT_SKILL').at('skill')
  const { self, conversation } = await findOwnOfAgent(services, agent, uuid)
  const now = services.clock.now()
  await services.database.db.transaction(async (tx) => {
    const handed = await tx
      .update(chatConversations)
      .set({ state: 'WAITING', waitingSince: now, skill: skill ?? conversation.skill })
      .where(and(eq(chatConversations.uuid, uuid), eq(chatConversations.state, 'ACTIVE')))
      .returning({ uuid: chatConversations.uuid })
    if (handed.length === 0) throw new Problem(409, 'CHAT_ENDED')
    await tx
      .update(chatParticipants)
      .set({ leftAt: now })
      .where(and(eq(chatParticipants.uuid, self.uuid), isNull(chatParticipants.leftAt)))
  })
  services.chat.notify({ kind: 'STATE', conversation: uuid })
}

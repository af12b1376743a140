import type { Services } from '../../services.ts'
import { endConversation } from '../conversations/end-conversation.ts'
import { type ChatAgent, findOwnOfAgent } from './chat-agent.ts'

/** Ends a conversation that the agent is in. */
export async function closeConversation(services: Services, agent: ChatAgent, uuid: string): Promise<void> {
  await findOwnOfAgent(services, agent, uuid)
  await endConversation(services, uuid, 'AGENT')
}

import { Problem } from '../../errors/problem.ts'
import type { Services } from '../../services.ts'
import {
  findConversation,
  isOver,
  type OpenConversation,
  type Participant,
} from '../conversations/conversation.ts'

/** Agent of the lenders' support, as far as chats need it. The staff login provides it. */
export interface ChatAgent {
  /** Uuid of the agent's account. */
  readonly identity: string
  /** Name that applicants see. */
  readonly name: string
  /** Codes of the lenders whose conversations the agent may read and take. */
  readonly tenants: readonly string[]
  /** Uuid of the agent's session. The chat tokens that it opens end with it. */
  readonly session: string
}

/**
 * Finds a conversation of an agent's lenders. A conversation of another lender gives a 404, so that the agent does not learn
 * that it exists.
 */
export async function findForAgent(
  services: Services,
  agent: ChatAgent,
  uuid: string,
): Promise<OpenConversation> {
  const found = await findConversation(services.database.db, uuid, services.clock.now())
  if (found === undefined || !agent.tenants.includes(found.conversation.tenant))
    throw new Problem(404, 'CHAT_NOT_FOUND')
  return found
}

/** Finds a conversation that the agent is in and that has not ended. Throws a Problem (409) otherwise. */
export async function findOwnOfAgent(
  services: Services,
  agent: ChatAgent,
  uuid: string,
): Promise<OpenConversation & { readonly self: Participant }> {
  const found = await findForAgent(services, agent, uuid)
  const self = found.participants.find((each) => each.agent === agent.identity && each.leftAt === null)
  if (self === undefined) throw new Problem(409, 'CHAT_NOT_YOURS')
  if (isOver(found.conversation, services.clock.now())) throw new Problem(409, 'CHAT_ENDED')
  return { ...found, self }
}

import { Problem } from '../../errors/problem.ts'
import type { Services } from '../../services.ts'
import {
  findConversation,
  isOver,
  type OpenConversation,
  type Participant,
} from '../conversations/conversation.ts'

/** Somebody of the lenders' support, as far as chats need to know; whoever is behind a staff login fills it. */
export interface ChatAgent {
  /** Their account. */
  readonly identity: string
  /** As applicants see it. */
  readonly name: string
  /** Codes of the lenders whose conversations they may read and take. */
  readonly tenants: readonly string[]
  /** The session with which they do it: what it opens ends with it. */
  readonly session: string
}

/** A conversation of an agent's lenders; one of another lender is not found, so that nobody learns of it. */
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

/** The same where the agent is the one who talks in it, and it is going on. */
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

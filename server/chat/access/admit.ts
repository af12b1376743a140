import type { FastifyRequest } from 'fastify'
import { eq } from '../../database/drizzle.ts'
import { chatConversations, chatParticipants } from '../../database/schema.ts'
import { Problem } from '../../errors/problem.ts'
import type { Services } from '../../services.ts'
import type { Conversation, Participant } from '../conversations/conversation.ts'
import { type ChatBearer, findChatBearer } from './chat-token.ts'

/** Somebody within a conversation. */
export interface Admitted {
  readonly conversation: Conversation
  readonly participant: Participant
}

/** Whom the chat token of a request admits; a Problem where it has none that is good. */
export async function admit(services: Services, request: FastifyRequest): Promise<Admitted> {
  const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
  return note(request, await admitToken(services, token))
}

/** The same for a token that stands elsewhere. */
export async function admitToken(services: Services, token: string): Promise<Admitted> {
  const bearer = findChatBearer(services.secrets.tokenKey, token, services.clock.now())
  return admitBearer(services, bearer)
}

/** The same for a participant whose ticket was consumed. */
export async function admitParticipant(services: Services, participant: string): Promise<Admitted> {
  return admitBearer(services, { participant })
}

async function admitBearer(
  { database }: Services,
  bearer: Pick<ChatBearer, 'participant'> | undefined,
): Promise<Admitted> {
  if (bearer === undefined) throw new Problem(401, 'CHAT_TOKEN')
  const [row] = await database.db
    .select({ conversation: chatConversations, participant: chatParticipants })
    .from(chatParticipants)
    .innerJoin(chatConversations, eq(chatConversations.uuid, chatParticipants.conversation))
    .where(eq(chatParticipants.uuid, bearer.participant))
  // Whoever left a conversation, as an agent who handed it on, reads it no more.
  if (row === undefined || row.participant.leftAt !== null) throw new Problem(401, 'CHAT_TOKEN')
  return row
}

/** Refusals of the request are said in the words of the conversation's lender. */
function note(request: FastifyRequest, admitted: Admitted): Admitted {
  request.lender = admitted.conversation.tenant
  return admitted
}

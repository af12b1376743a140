import type { FastifyRequest } from 'fastify'
import { sessionLimits } from '../../auth/session-limits.ts'
import { eq, sql } from '../../database/drizzle.ts'
import { instant } from '../../database/instant.ts'
import { chatConversations, chatParticipants, sessions } from '../../database/schema.ts'
import { Problem } from '../../errors/problem.ts'
import type { Services } from '../../services.ts'
import { type Conversation, findReadingFault, type Participant } from '../conversations/conversation.ts'
import { type ChatBearer, findChatBearer } from './chat-token.ts'
import { hasSignedOutOf } from './nonces.ts'

/** Conversation and participant that a request is admitted to. */
export interface Admitted {
  readonly conversation: Conversation
  readonly participant: Participant
  /** Session that admits an agent. Undefined for an applicant. */
  readonly session?: string | undefined
}

/** Returns the participant that the request's chat token admits. Throws a Problem (401) if the request has no valid token. */
export async function admit(services: Services, request: FastifyRequest): Promise<Admitted> {
  const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
  return note(request, await admitToken(services, token))
}

/** Returns the participant that a chat token admits, wherever the token was sent. Throws a Problem (401) if it is not valid. */
export async function admitToken(services: Services, token: string): Promise<Admitted> {
  const bearer = findChatBearer(services.secrets.tokenKey, token, services.clock.now())
  return admitBearer(services, bearer)
}

/**
 * Returns the participant that a token or a consumed ticket names. Throws a Problem (401) if they may not read the conversation
 * any more.
 */
export async function admitBearer(
  services: Services,
  bearer: Omit<ChatBearer, 'conversation'> | undefined,
): Promise<Admitted> {
  if (bearer === undefined) throw new Problem(401, 'CHAT_TOKEN')
  const { participant, session } = bearer
  const [row] = await services.database.db
    .select({
      conversation: chatConversations,
      participant: chatParticipants,
      isSignedIn: isOpenSession(services, session),
      hasSignedOut: sql<boolean>`${hasSignedOutOf(sql`chat_conversations`)}`,
    })
    .from(chatParticipants)
    .innerJoin(chatConversations, eq(chatConversations.uuid, chatParticipants.conversation))
    .where(eq(chatParticipants.uuid, participant))
  // A session admits an agent to this request only: who signs out leaves their conversations.
  if (row === undefined || (row.participant.role === 'AGENT' && !row.isSignedIn))
    throw new Problem(401, 'CHAT_TOKEN')
  const fault = findReadingFault(row.participant, row.hasSignedOut)
  if (fault !== undefined) throw new Problem(401, fault)
  return { conversation: row.conversation, participant: row.participant, session }
}

const isOpenSession = (services: Services, session: string | undefined) => {
  const youngerThan = new Date(services.clock.now().getTime() - sessionLimits(services).absoluteMs)
  return sql<boolean>`exists (
    select from ${sessions} where ${sessions.uuid} = ${session ?? null}::uuid and ${sessions.endedAt} is null
      and ${sessions.createdAt} > ${instant(youngerThan)}
  )`
}

/** Sets the lender of the request, so that refusals use the words of the conversation's lender. */
function note(request: FastifyRequest, admitted: Admitted): Admitted {
  request.lender = admitted.conversation.tenant
  return admitted
}

import type { ChatToken, ChatTokenRefresh } from '#generated/api'
import type { Transaction } from '../../database/database.ts'
import { and, eq } from '../../database/drizzle.ts'
import { chatConversations, chatParticipants } from '../../database/schema.ts'
import { Problem } from '../../errors/problem.ts'
import type { Services } from '../../services.ts'
import { isOver } from '../conversations/conversation.ts'
import { findOwnApplication } from '../conversations/start-conversation.ts'
import { tokenEnd } from '../conversations/token-end.ts'
import { admitBearer } from './admit.ts'
import { type ChatBearer, findChatBearer, signChatToken } from './chat-token.ts'
import { type ProvenIdentity, proveNonce, tieNonce } from './nonces.ts'

/**
 * Exchanges a valid chat token for a new one while the conversation lasts. With a nonce of the person who began the
 * conversation, they can write again after a new sign-in; a nonce of another person is refused. A visitor who has signed in
 * since makes the conversation theirs with a nonce, once.
 */
export async function refreshChatToken(
  services: Services,
  { token, nonce }: ChatTokenRefresh,
): Promise<ChatToken> {
  const bearer = findChatBearer(services.secrets.tokenKey, token, services.clock.now())
  if (nonce !== undefined && bearer !== undefined) await proveAgain(services, bearer, nonce)
  const { conversation, participant, session } = await admitBearer(services, bearer)
  const now = services.clock.now()
  if (isOver(conversation, now)) throw new Problem(409, 'CHAT_ENDED')
  return signChatToken(
    services.secrets.tokenKey,
    { participant: participant.uuid, conversation: conversation.uuid, session },
    now,
    tokenEnd(services, conversation),
  )
}

/** Lets the person whose conversation it is back into it. Throws a Problem (401) for a proof of anybody else. */
async function proveAgain(services: Services, bearer: ChatBearer, nonce: string): Promise<void> {
  const { conversation } = bearer
  const person = await proveNonce(services, nonce)
  await services.database.db.transaction(async (tx) => {
    const [row] = await tx
      .select({ identity: chatConversations.identity, tenant: chatConversations.tenant })
      .from(chatConversations)
      .innerJoin(chatParticipants, eq(chatParticipants.conversation, chatConversations.uuid))
      .where(and(eq(chatParticipants.uuid, bearer.participant), eq(chatParticipants.role, 'APPLICANT')))
      .for('update', { of: chatConversations })
    if (row === undefined || row.tenant !== person.tenant) throw new Problem(401, 'CHAT_NONCE')
    if (row.identity !== null && row.identity !== person.identity) throw new Problem(401, 'CHAT_NONCE')
    await tieNonce(tx, nonce, conversation)
    if (row.identity === null) await name(tx, services, conversation, person)
  })
  services.chat.notify({ kind: 'STATE', conversation })
}

/** Stores whose conversation it is that a visitor began, and their application. */
async function name(
  tx: Transaction,
  services: Services,
  conversation: string,
  person: ProvenIdentity,
): Promise<void> {
  const tenant = services.tenants.of(person)
  const application = await findOwnApplication(tx, tenant, person, undefined)
  await tx
    .update(chatConversations)
    .set({ identity: person.identity, application })
    .where(eq(chatConversations.uuid, conversation))
}

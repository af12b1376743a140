import { randomUUID } from 'node:crypto'
import type { ChatStart, ChatStarted } from '#generated/api'
import { findApplication, loadAllOf, loadSignedBy } from '../../applications/application-store.ts'
import { newestOf } from '../../applications/has-ended.ts'
import { attachToChat } from '../../chatbot/conversation/attach-to-chat.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { type ChatDetails, chatConversations, chatParticipants, chatRelays } from '../../database/schema.ts'
import { Problem } from '../../errors/problem.ts'
import type { Services } from '../../services.ts'
import { isSigner } from '../../signers/is-signer.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { cleanText } from '../../validation/clean-text.ts'
import { signChatToken } from '../access/chat-token.ts'
import { type ProvenIdentity, proveNonce, tieNonce } from '../access/nonces.ts'
import { chatLimits } from '../chat-limits.ts'
import { findChatConnection } from '../providers/load-provider.ts'
import { tokenEnd } from './token-end.ts'

/**
 * Opens a conversation with a lender's support, in the queue of its skill. The person's identity and their right to the
 * application come from the nonce, never from the request's own claims.
 */
export async function startConversation(
  services: Services,
  tenant: Tenant,
  start: ChatStart,
): Promise<ChatStarted> {
  const { chat } = tenant.settings
  if (chat === undefined) throw new Problem(404, 'CHAT_NOT_OFFERED')
  const name = cleanText(start.friendlyName).trim()
  if (name === '') throw new Problem(422, 'INVALID_REQUEST').at('friendlyName')
  const person = start.nonce === undefined ? undefined : await proveFor(services, tenant, start.nonce)
  const now = services.clock.now()
  const conversation = {
    uuid: randomUUID(),
    channel: randomUUID(),
    contact: randomUUID(),
    tenant: tenant.code,
    skill: chat.skill,
    state: 'WAITING' as const,
    identity: person?.identity ?? null,
    application: await findOwnApplication(services.database.db, tenant, person, start.applicationUuid),
    details: { ...detailsOf(start), locale: tenant.locale },
    startedAt: now,
    waitingSince: now,
    expiresAt: new Date(now.getTime() + chatLimits(services).agentSessionMs),
  }
  const { uuid } = conversation
  const connection = await findChatConnection(services, tenant, start.chatMode)
  const participant = {
    uuid: randomUUID(),
    conversation: uuid,
    role: 'APPLICANT' as const,
    name,
    joinedAt: now,
  }
  await services.database.db.transaction(async (tx) => {
    await tx.insert(chatConversations).values(conversation)
    await tx.insert(chatParticipants).values(participant)
    if (start.nonce !== undefined) await tieNonce(tx, start.nonce, uuid)
    const chat = { conversation: uuid, participant: participant.uuid }
    await attachToChat(tx, tenant, chat, start.additionalAttrs)
    const relay = { conversation: uuid, dueAt: now, readAt: now }
    if (connection !== undefined)
      await tx.insert(chatRelays).values({ ...relay, connection: connection.name })
  })
  if (connection !== undefined) services.chat.notify({ kind: 'STATE', conversation: uuid })
  return {
    ...signChatToken(
      services.secrets.tokenKey,
      { participant: participant.uuid, conversation: uuid },
      now,
      tokenEnd(services, conversation),
    ),
    conversationSid: uuid,
    omniProxyChannelId: conversation.channel,
    providerChannelId: uuid,
    skill: chat.skill,
    targetWorkerSid: null,
    targetWorkerFriendlyName: null,
  }
}

async function proveFor(services: Services, tenant: Tenant, nonce: string): Promise<ProvenIdentity> {
  const person = await proveNonce(services, nonce)
  if (person.tenant !== tenant.code) throw new Problem(401, 'CHAT_NONCE')
  return person
}

/**
 * Returns the named application if the person owns or signs it. Null for any other. If none is named, their newest open one, or
 * the newest of all.
 */
export async function findOwnApplication(
  db: Database | Transaction,
  tenant: Tenant,
  person: ProvenIdentity | undefined,
  uuid: string | undefined,
): Promise<string | null> {
  if (person === undefined) return null
  const { identity } = person
  const named = { uuid: identity, userType: userTypeOf(person.userType) } as const
  if (uuid === undefined) {
    const signed = (await loadSignedBy(db, identity)).filter((one) => isSigner(named, one))
    return newestOf(tenant, [...(await loadAllOf(db, identity)), ...signed])?.uuid ?? null
  }
  const application = isUuid(uuid) ? await findApplication(db, uuid) : undefined
  if (application === undefined || application.tenant !== person.tenant) return null
  return application.owner === identity || isSigner(named, application) ? uuid : null
}

const isUuid = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

const userTypeOf = (userType: string) => (userType === 'CO_DEEDER' ? 'CO_DEEDER' : 'BORROWER')

/**
 * Collects the details that an agent sees and nobody relies on. The token of the earlier chatbot conversation is left out: it
 * belongs to the applicant alone.
 */
function detailsOf(start: ChatStart): ChatDetails {
  const { agentId, emailAddress, tag, welcomeMessage, pageUrl, chatMode, additionalAttrs: given } = start
  const additionalAttrs = given && withoutToken(given)
  const told = { agentId, emailAddress, tag, welcomeMessage, pageUrl, chatMode, additionalAttrs }
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined))
}

const withoutToken = ({
  chatbotToken: _,
  ...attrs
}: NonNullable<ChatStart['additionalAttrs']>): NonNullable<ChatStart['additionalAttrs']> => attrs

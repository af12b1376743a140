import { randomUUID } from 'node:crypto'
import type { Transaction } from '../../database/database.ts'
import { and, eq } from '../../database/drizzle.ts'
import { chatbotConversations } from '../../database/schema.ts'
import { Problem } from '../../errors/problem.ts'
import { hashSecret } from '../../secrets/random-secret.ts'
import type { Services } from '../../services.ts'
import { requireFigures } from '../../tenants/require-figures.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { conversationToken } from './conversation-token.ts'

export interface ChatbotConversation {
  readonly uuid: string
  readonly token: string
}

/** Owner of a conversation, as far as a nonce proved it. */
export interface ConversationOwner {
  readonly identity: string | null
  readonly application: string | null
}

/** Begins a conversation. No lock is needed, because nobody else has its token yet. */
export async function beginConversation(
  tx: Transaction,
  services: Services,
  tenant: Tenant,
  owner: ConversationOwner,
): Promise<ChatbotConversation> {
  const now = services.clock.now()
  const uuid = randomUUID()
  const conversation = { uuid, token: conversationToken(services, uuid) }
  await tx.insert(chatbotConversations).values({
    uuid: conversation.uuid,
    tokenHash: hashSecret(conversation.token),
    tenant: tenant.code,
    ...owner,
    startedAt: now,
    lastUsedAt: now,
  })
  return conversation
}

/**
 * Continues a conversation and locks it until the transaction ends. Throws a Problem without its token, at another lender, or
 * after too long a silence.
 */
export async function continueConversation(
  tx: Transaction,
  services: Services,
  tenant: Tenant,
  { uuid, token, owner }: ChatbotConversation & { readonly owner: ConversationOwner },
): Promise<void> {
  const isTheirs = and(
    eq(chatbotConversations.uuid, uuid),
    eq(chatbotConversations.tokenHash, hashSecret(token)),
    eq(chatbotConversations.tenant, tenant.code),
  )
  const [found] = await tx.select().from(chatbotConversations).where(isTheirs).for('update')
  if (found === undefined) throw new Problem(401, 'CHAT_TOKEN')
  const now = services.clock.now()
  const { chat } = services.tenants.fallback.journey.source.limits.limits
  const { botInactivityMs } = requireFigures(chat, 'botInactivityMs')
  if (now.getTime() - found.lastUsedAt.getTime() >= botInactivityMs) throw new Problem(409, 'CHATBOT_OVER')
  // Another person who signed in meanwhile must begin a conversation of their own.
  if (found.identity !== null && owner.identity !== null && found.identity !== owner.identity)
    throw new Problem(401, 'CHAT_TOKEN')
  const known = {
    identity: found.identity ?? owner.identity,
    application: owner.application ?? found.application,
  }
  await tx
    .update(chatbotConversations)
    .set({ lastUsedAt: now, ...known })
    .where(isTheirs)
}

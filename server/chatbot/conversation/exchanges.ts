import { randomUUID } from 'node:crypto'
import type { ChatbotMessage } from '#generated/api'
import type { Database, Transaction } from '../../database/database.ts'
import { and, asc, eq, sql } from '../../database/drizzle.ts'
import { chatbotConversations, chatbotExchanges } from '../../database/schema.ts'
import { Problem } from '../../errors/problem.ts'
import { hashSecret } from '../../secrets/random-secret.ts'

export interface NewExchange {
  readonly question: string
  readonly response: string
  readonly article: string | null
  readonly page: string | null
  readonly at: Date
}

/** Stores a question and its answer under the next number of its conversation, on which the caller holds the lock. */
export async function keepExchange(
  tx: Transaction,
  conversation: string,
  exchange: NewExchange,
): Promise<ChatbotMessage> {
  const uuid = randomUUID()
  const next = sql`(select coalesce(max(sequence), 0) + 1 from chatbot_exchanges where conversation = ${conversation})`
  await tx.insert(chatbotExchanges).values({ uuid, conversation, sequence: next, ...exchange })
  return toMessage({ uuid, ...exchange })
}

/** Loads a conversation so far. */
export async function loadExchanges(
  db: Database | Transaction,
  conversation: string,
): Promise<readonly ChatbotMessage[]> {
  const rows = await db
    .select()
    .from(chatbotExchanges)
    .where(eq(chatbotExchanges.conversation, conversation))
    .orderBy(asc(chatbotExchanges.sequence))
  return rows.map(toMessage)
}

/** Throws a Problem (401) if a token does not belong to a conversation: its id alone gives no access. */
export async function requireToken(
  db: Database | Transaction,
  conversation: string,
  token: string,
): Promise<void> {
  const [found] = await db
    .select({ uuid: chatbotConversations.uuid })
    .from(chatbotConversations)
    .where(
      and(eq(chatbotConversations.uuid, conversation), eq(chatbotConversations.tokenHash, hashSecret(token))),
    )
  if (found === undefined) throw new Problem(401, 'CHAT_TOKEN')
}

/** Stores what was wrong with an answer; later feedback replaces earlier. */
export async function saveFeedback(
  db: Database | Transaction,
  { conversation, question, rating, feedback }: Feedback,
): Promise<void> {
  const saved = await db
    .update(chatbotExchanges)
    .set({ rating, feedback })
    .where(and(eq(chatbotExchanges.uuid, question), eq(chatbotExchanges.conversation, conversation)))
    .returning({ uuid: chatbotExchanges.uuid })
  if (saved.length === 0) throw new Problem(404, 'CHATBOT_QUESTION')
}

export interface Feedback {
  readonly conversation: string
  readonly question: string
  readonly rating: string
  readonly feedback: string | null
}

const toMessage = (
  kept: Pick<typeof chatbotExchanges.$inferSelect, 'uuid' | 'question' | 'response' | 'at'>,
): ChatbotMessage => ({
  questionId: kept.uuid,
  questionStr: kept.question,
  responseStr: kept.response,
  createdDt: kept.at.toISOString(),
})

import type { ChatSurveyAnswer } from '#generated/api'
import { eq } from '../../database/drizzle.ts'
import { chatConversations, chatSurveys } from '../../database/schema.ts'
import { Problem } from '../../errors/problem.ts'
import type { Services } from '../../services.ts'
import { cleanText } from '../../validation/clean-text.ts'
import { isOver } from '../conversations/conversation.ts'

/** Stores an applicant's rating of an ended conversation. The first answer stays, however often it is sent. */
export async function keepSurvey(
  { database: { db }, clock }: Services,
  { contactId, rating, comment = '' }: ChatSurveyAnswer,
): Promise<void> {
  const [conversation] = await db
    .select()
    .from(chatConversations)
    .where(eq(chatConversations.contact, contactId))
  if (conversation === undefined) throw new Problem(404, 'CHAT_NOT_FOUND')
  if (!isOver(conversation, clock.now())) throw new Problem(409, 'CHAT_GOES_ON')
  const said = cleanText(comment).trim()
  await db
    .insert(chatSurveys)
    .values({
      conversation: conversation.uuid,
      rating: Number(rating),
      answeredAt: clock.now(),
      comment: said === '' ? null : said,
    })
    .onConflictDoNothing()
}

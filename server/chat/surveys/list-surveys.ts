import type { StoredChatSurvey } from '#generated/api'
import { and, desc, eq, inArray, sql } from '../../database/drizzle.ts'
import { chatConversations, chatParticipants, chatSurveys } from '../../database/schema.ts'
import type { Services } from '../../services.ts'

/** Most answers in one list. */
const most = 500

/** Lists applicants' ratings of conversations at these lenders, the newest first, with the agents who took part. */
export async function listSurveys(
  { database }: Pick<Services, 'database'>,
  tenants: readonly string[],
): Promise<readonly StoredChatSurvey[]> {
  const agents = sql<string[]>`array(
    select distinct p.name from chat_participants p
    where p.conversation = ${chatConversations.uuid} and p.role = 'AGENT' order by p.name
  )`
  const rows = await database.db
    .select({ survey: chatSurveys, tenant: chatConversations.tenant, name: chatParticipants.name, agents })
    .from(chatSurveys)
    .innerJoin(chatConversations, eq(chatConversations.uuid, chatSurveys.conversation))
    .innerJoin(
      chatParticipants,
      and(eq(chatParticipants.conversation, chatConversations.uuid), eq(chatParticipants.role, 'APPLICANT')),
    )
    .where(inArray(chatConversations.tenant, [...tenants]))
    .orderBy(desc(chatSurveys.answeredAt))
    .limit(most)
  return rows.map(({ survey: { conversation, rating, comment, answeredAt }, ...row }) => ({
    conversationSid: conversation,
    rating,
    answeredAt: answeredAt.toISOString(),
    ...row,
    ...(comment !== null && { comment }),
  }))
}

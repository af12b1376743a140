import type { WebChatInfo } from '#generated/api'
import { eq } from '../../database/drizzle.ts'
import { chatConversations } from '../../database/schema.ts'
import { Problem } from '../../errors/problem.ts'
import type { Services } from '../../services.ts'

/**
 * Returns the contact id of a channel, which only its participants know, and the address of the lender's survey about the
 * conversation.
 */
export async function loadWebChatInfo(
  { database, tenants }: Pick<Services, 'database' | 'tenants'>,
  channel: string,
): Promise<WebChatInfo> {
  const [row] = await database.db
    .select({ contact: chatConversations.contact, tenant: chatConversations.tenant })
    .from(chatConversations)
    .where(eq(chatConversations.channel, channel))
  if (row === undefined) throw new Problem(404, 'CHAT_NOT_FOUND')
  const surveyUrl = tenants.find(row.tenant)?.settings.chat?.surveyUrl
  return {
    contactId: row.contact,
    ...(surveyUrl ? { surveyUrl: surveyUrl.replaceAll('{contactId}', row.contact) } : {}),
  }
}

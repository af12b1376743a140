import { sql } from '../database/drizzle.ts'
import { instant } from '../database/instant.ts'
import { rowsOf } from '../database/rows-of.ts'
import { chatConversations } from '../database/schema.ts'
import { isHeldOrTheirs } from './legal-holds.ts'
import type { Purge } from './purge.ts'

/**
 * Deletes conversations, with everything said, sent and noted in them, as many months after their end as their lender keeps
 * them. Those of an unknown lender are kept for the longest time of any.
 */
export const endedChats: Purge = {
  name: 'chats',
  run: async ({ tx, now, most, chatMonths }) => {
    const months = sql`coalesce((${JSON.stringify(chatMonths.byTenant)}::jsonb ->> tenant)::integer, ${chatMonths.longest})`
    const removed = await tx.execute(sql`
      delete from chat_conversations where uuid in (
        select uuid from chat_conversations
        where ended_at is not null
          and ended_at + make_interval(months => ${months}) <= ${instant(now)}
          and not ${isHeldOrTheirs(chatConversations)}
        limit ${most}
      )
      returning uuid`)
    return rowsOf(removed).length
  },
}

import { sql } from '../database/drizzle.ts'
import { rowsOf } from '../database/rows-of.ts'
import type { Purge } from './purge.ts'

/**
 * Conversations, with everything that was said, sent and noted in them, once they ended as many months ago as their lender keeps
 * them. One of a lender that is no longer known is kept as long as any.
 */
export const endedChats: Purge = {
  name: 'chats',
  run: async ({ tx, now, most, chatMonths }) => {
    const months = sql`coalesce((${JSON.stringify(chatMonths.byTenant)}::jsonb ->> tenant)::integer, ${chatMonths.longest})`
    const removed = await tx.execute(sql`
      delete from chat_conversations where uuid in (
        select uuid from chat_conversations
        where ended_at is not null
          and ended_at + make_interval(months => ${months}) <= ${now.toISOString()}::timestamptz
        limit ${most}
      )
      returning uuid`)
    return rowsOf(removed).length
  },
}

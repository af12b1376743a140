import { sql } from '../../database/drizzle.ts'
import { chatConversations } from '../../database/schema.ts'

/** Holds for conversations that our own agents answer, and not those of a provider's desk. */
export const isCarriedHere = sql`not exists (
  select from chat_relays r where r.conversation = ${chatConversations.uuid}
)`

import { sql } from '../../database/drizzle.ts'
import { chatConversations } from '../../database/schema.ts'

/** SQL condition that is true for conversations that this product's own agents answer, not those of a provider's desk. */
export const isCarriedHere = sql`not exists (
  select from chat_relays r where r.conversation = ${chatConversations.uuid}
)`

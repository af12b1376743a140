import type { ChatFrames } from '#generated/api'
import type { Services } from '../../services.ts'
import { findConversation, toStanding } from '../conversations/conversation.ts'

/** Returns the `ready` frame with the conversation's standing for a participant. Empty if the conversation no longer exists. */
export async function readyFrames(
  { database, clock }: Services,
  conversation: string,
  participant: string,
): Promise<ChatFrames['frames']> {
  const now = clock.now()
  const found = await findConversation(database.db, conversation, now)
  return found === undefined ? [] : [{ type: 'ready', standing: toStanding(found, participant, now) }]
}

import type { ChatFrames } from '#generated/api'
import type { Services } from '../../services.ts'
import { findConversation, toStanding } from '../conversations/conversation.ts'

/** The frame that tells a participant where their conversation stands; none if it does not exist any more. */
export async function readyFrames(
  { database, clock }: Services,
  conversation: string,
  participant: string,
): Promise<ChatFrames['frames']> {
  const now = clock.now()
  const found = await findConversation(database.db, conversation, now)
  return found === undefined ? [] : [{ type: 'ready', standing: toStanding(found, participant, now) }]
}

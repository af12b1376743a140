import type { ChatClientFrame, ChatServerFrame } from '#generated/api'
import { and, eq, gte, lt } from '../../database/drizzle.ts'
import { chatConversations, chatParticipants } from '../../database/schema.ts'
import { Problem } from '../../errors/problem.ts'
import type { Services } from '../../services.ts'
import { findConversation, type Participant } from '../conversations/conversation.ts'
import { endConversation } from '../conversations/end-conversation.ts'
import { takeMessage } from '../messages/take-message.ts'

/** Frame that does something in the conversation; the other types concern the connection. */
export type SpokenFrame = Exclude<ChatClientFrame, { type: 'ping' | 'resume' }>

/** Executes a participant's frame and returns the frame to send back, if any. Throws a Problem if the frame is refused. */
export async function takeFrame(
  services: Services,
  self: Participant,
  frame: SpokenFrame,
): Promise<ChatServerFrame | undefined> {
  if (frame.type === 'send') {
    const { message } = await takeMessage(services, self, frame)
    return { type: 'accepted', clientId: frame.clientId, sequence: message.sequence }
  }
  const { uuid: participant, conversation } = self
  if (frame.type === 'typing') services.chat.notify({ kind: 'TYPING', conversation, participant })
  else if (frame.type === 'read') await noteRead(services, self, frame.sequence)
  else await end(services, self)
  return undefined
}

/** Ends the conversation. A signed-out applicant can only read, so their request is refused. */
async function end(services: Services, { conversation, role }: Participant): Promise<void> {
  const found = await findConversation(services.database.db, conversation, services.clock.now())
  if (role === 'APPLICANT' && found?.isSignedIn !== true) throw new Problem(401, 'CHAT_SIGNED_OUT')
  await endConversation(services, conversation, role)
}

/** Moves a read position forward, never back and not beyond the last message. */
export async function noteRead(services: Services, self: Participant, sequence: number): Promise<void> {
  const { uuid: participant, conversation } = self
  const { db } = services.database
  const isSaid = and(eq(chatConversations.uuid, conversation), gte(chatConversations.lastSequence, sequence))
  const moved = await db
    .update(chatParticipants)
    .set({ readSequence: sequence })
    .from(chatConversations)
    .where(and(eq(chatParticipants.uuid, participant), lt(chatParticipants.readSequence, sequence), isSaid))
    .returning({ uuid: chatParticipants.uuid })
  if (moved.length > 0) services.chat.notify({ kind: 'READ', conversation, participant, sequence })
}

import type { ChatAttachment, ChatSend } from '#generated/api'
import { and, eq, inArray, sql } from '../../database/drizzle.ts'
import { chatAttachments, fileSize } from '../../database/schema.ts'
import { Problem } from '../../errors/problem.ts'
import type { Services } from '../../services.ts'
import { cleanText } from '../../validation/clean-text.ts'
import { chatLimits } from '../chat-limits.ts'
import type { Participant } from '../conversations/conversation.ts'
import { type KeptMessage, keepMessage } from './keep-message.ts'

/** Stores a participant's message and delivers it. Throws a Problem and stores nothing if the message is refused. */
export async function takeMessage(
  services: Services,
  sender: Participant,
  { clientId, text: said = '', attachments: named = [] }: ChatSend,
): Promise<KeptMessage> {
  const { messageMaxLength: max, attachmentsPerMessage } = chatLimits(services)
  const text = cleanText(said)
  if (text.trim() === '' && named.length === 0) throw new Problem(422, 'CHAT_EMPTY')
  const length = [...text].length
  if (length > max) throw new Problem(422, 'CHAT_TOO_LONG', { max, length })
  if (named.length > attachmentsPerMessage)
    throw new Problem(422, 'TOO_MANY_FILES', { max: attachmentsPerMessage })
  const attachments = named.length === 0 ? [] : await findOwnFiles(services, sender, clientId, named)
  const kept = await keepMessage(services, sender, { clientId, text, attachments })
  if (!kept.isRepeated) services.chat.deliver(sender.conversation, kept.message)
  return kept
}

/**
 * Finds files that the sender uploaded for this conversation, in the order named. Each file can be sent once: it throws a
 * Problem (422) if another message carried it.
 */
async function findOwnFiles(
  { database }: Services,
  { uuid, conversation }: Participant,
  clientId: string,
  named: readonly string[],
): Promise<readonly ChatAttachment[]> {
  const rows = await database.db
    .select({
      id: chatAttachments.uuid,
      name: chatAttachments.name,
      contentType: chatAttachments.contentType,
      size: fileSize(chatAttachments),
    })
    .from(chatAttachments)
    .where(
      and(
        inArray(chatAttachments.uuid, [...named]),
        eq(chatAttachments.conversation, conversation),
        eq(chatAttachments.participant, uuid),
        sql`(${chatAttachments.sequence} is null or exists (
          select from chat_messages m where m.conversation = ${conversation} and m.sequence = ${chatAttachments.sequence}
            and m.participant = ${uuid} and m.client_id = ${clientId}
        ))`,
      ),
    )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return named.map((id) => {
    const file = byId.get(id.toLowerCase())
    if (file === undefined) throw new Problem(422, 'CHAT_FILE_UNKNOWN')
    return file
  })
}

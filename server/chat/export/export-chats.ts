import type { Database, OpenDatabase } from '../../database/database.ts'
import { and, asc, eq, gt } from '../../database/drizzle.ts'
import {
  chatAttachments,
  chatConversations,
  chatMessages,
  chatNotes,
  chatParticipants,
  chatSurveys,
} from '../../database/schema.ts'
import type { ReadFile } from '../../documents/files/document-files.ts'
import { attachmentColumns } from '../attachments/load-attachment.ts'

/** Conversations read at a time, because a lender may have any number. */
const batch = 100

/**
 * Yields every stored conversation of a lender: participants, messages, the agents' notes, the survey, and the files in base64
 * with the hash of the uploaded original. It contains nothing that gives access to a conversation.
 */
export async function* exportChats(
  { db }: Pick<OpenDatabase, 'db'>,
  read: ReadFile,
  tenant: string,
): AsyncGenerator<object> {
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const conversations = await db
      .select()
      .from(chatConversations)
      .where(and(eq(chatConversations.tenant, tenant), gt(chatConversations.uuid, after)))
      .orderBy(asc(chatConversations.uuid))
      .limit(batch)
    for (const conversation of conversations) yield await exportChat(db, read, conversation)
    const last = conversations.at(-1)
    if (last === undefined || conversations.length < batch) return
    after = last.uuid
  }
}

async function exportChat(db: Database, read: ReadFile, conversation: typeof chatConversations.$inferSelect) {
  const { uuid } = conversation
  const [participants, messages, notes, files, surveys] = await Promise.all([
    db.select().from(chatParticipants).where(eq(chatParticipants.conversation, uuid)),
    db
      .select()
      .from(chatMessages)
      .where(eq(chatMessages.conversation, uuid))
      .orderBy(asc(chatMessages.sequence)),
    db.select().from(chatNotes).where(eq(chatNotes.conversation, uuid)),
    db.select(attachmentColumns).from(chatAttachments).where(eq(chatAttachments.conversation, uuid)),
    db.select().from(chatSurveys).where(eq(chatSurveys.conversation, uuid)),
  ])
  const attachments = await Promise.all(
    files
      .filter(({ sequence }) => sequence !== null)
      .map(async (file) => ({
        ...file,
        bytes: Buffer.from(await read('attachments', file)).toString('base64'),
      })),
  )
  return { conversation, participants, messages, notes, attachments, surveys }
}

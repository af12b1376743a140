import type { Transaction } from '../../database/database.ts'
import { eq, sql } from '../../database/drizzle.ts'
import { chatAttachments, chatConversations, fileSize } from '../../database/schema.ts'
import { Problem } from '../../errors/problem.ts'
import { sealFile } from '../../secrets/seal-file.ts'
import type { Services } from '../../services.ts'
import type { ChatLimits } from '../chat-limits.ts'

/** File with its content, which is stored in the database first. */
type NewAttachment = typeof chatAttachments.$inferInsert & { readonly bytes: Uint8Array }

/** Stores a file until a message carries it. Throws a Problem (422) if the conversation's limit of files or bytes is reached. */
export async function keepAttachment(
  { database, secrets }: Pick<Services, 'database' | 'secrets'>,
  limits: ChatLimits,
  file: NewAttachment,
): Promise<void> {
  await database.db.transaction(async (tx) => {
    await requireRoom(tx, limits, file)
    await tx.insert(chatAttachments).values({ ...file, ...sealFile(secrets.dataKey, file.uuid, file.bytes) })
  })
}

/**
 * Checks the limits; uploaded files that were never sent count too. The lock on the conversation makes parallel uploads wait
 * for each other; without it they would all find room.
 */
async function requireRoom(
  tx: Transaction,
  { attachmentsPerConversation: max, attachmentsMaxBytes }: ChatLimits,
  { conversation, bytes }: Pick<NewAttachment, 'conversation' | 'bytes'>,
): Promise<void> {
  await tx
    .select({ uuid: chatConversations.uuid })
    .from(chatConversations)
    .where(eq(chatConversations.uuid, conversation))
    .for('update')
  const [stored = { files: 0, bytes: 0 }] = await tx
    .select({
      files: sql<number>`count(*)`.mapWith(Number),
      bytes: sql<number>`coalesce(sum(${fileSize(chatAttachments)}), 0)`.mapWith(Number),
    })
    .from(chatAttachments)
    .where(eq(chatAttachments.conversation, conversation))
  if (stored.files >= max || stored.bytes + bytes.length > attachmentsMaxBytes)
    throw new Problem(422, 'CHAT_FILES_FULL', { max, maxMegabytes: attachmentsMaxBytes / 1024 ** 2 })
}

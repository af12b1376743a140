import { and, columnsOf, eq, sql } from '../../database/drizzle.ts'
import { chatAttachments } from '../../database/schema.ts'
import { Problem } from '../../errors/problem.ts'
import type { Services } from '../../services.ts'
import type { Admitted } from '../access/admit.ts'

/** File of a chat without its content, which `Services.files` reads. */
export type StoredAttachment = Omit<typeof chatAttachments.$inferSelect, 'bytes'>

const { bytes: _, ...withoutBytes } = columnsOf(chatAttachments)

/** Columns of a StoredAttachment. */
export const attachmentColumns = withoutBytes

/** Loads a file of the participant's conversation that was sent, or that is their own. Throws a Problem (404) for any other. */
export async function loadAttachment(
  { database }: Pick<Services, 'database'>,
  { conversation, participant }: Admitted,
  uuid: string,
): Promise<StoredAttachment> {
  const [row] = await database.db
    .select(attachmentColumns)
    .from(chatAttachments)
    .where(
      and(
        eq(chatAttachments.uuid, uuid),
        eq(chatAttachments.conversation, conversation.uuid),
        sql`(${chatAttachments.sequence} is not null or ${chatAttachments.participant} = ${participant.uuid})`,
      ),
    )
  if (row === undefined) throw new Problem(404, 'CHAT_FILE_UNKNOWN')
  return row
}

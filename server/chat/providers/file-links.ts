import { eq } from '../../database/drizzle.ts'
import { chatAttachments } from '../../database/schema.ts'
import { Problem } from '../../errors/problem.ts'
import { isKeyedHash, keyedHash } from '../../secrets/keyed-hash.ts'
import type { Services } from '../../services.ts'
import type { ChatConnection } from '../../settings/connection.ts'
import { attachmentColumns, type StoredAttachment } from '../attachments/load-attachment.ts'
import { chatLimits } from '../chat-limits.ts'

type Known = Pick<Services, 'secrets' | 'clock' | 'tenants'>

/**
 * Creates the link with which a provider's agents download a file of a conversation. It is valid for the longest time that a
 * conversation may last.
 */
export function fileLink(
  services: Known,
  { publicUrl }: Pick<ChatConnection, 'publicUrl'>,
  file: string,
): string {
  const until = services.clock.now().getTime() + chatLimits(services).agentSessionMs
  const expires = String(Math.ceil(until / 1000))
  const signature = keyedHash(services.secrets.dataKey, textOf(file, expires))
  return `${publicUrl}/service-chat-files/${file}?${new URLSearchParams({ expires, signature })}`
}

/** Query of a file link. */
export interface FileLinkQuery {
  /** Expiry in seconds since 1970. */
  readonly expires: string
  readonly signature: string
}

/** Loads the file of a link that this product signed and that has not expired. Throws a Problem (404) for any other. */
export async function loadLinkedFile(
  services: Known & Pick<Services, 'database'>,
  file: string,
  { expires, signature }: FileLinkQuery,
): Promise<StoredAttachment> {
  const isGood =
    Number(expires) * 1000 > services.clock.now().getTime() &&
    isKeyedHash(services.secrets.dataKey, textOf(file, expires), signature)
  const { db } = services.database
  const [found] = isGood
    ? await db.select(attachmentColumns).from(chatAttachments).where(eq(chatAttachments.uuid, file))
    : []
  if (found === undefined) throw new Problem(404, 'CHAT_FILE_UNKNOWN')
  return found
}

const textOf = (file: string, expires: string): string => `chat-file\n${file}\n${expires}`

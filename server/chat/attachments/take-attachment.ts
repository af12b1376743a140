import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { ChatAttachment } from '#generated/api'
import { nameAndHash } from '../../documents/uploads/kept-file.ts'
import { readFile } from '../../documents/uploads/read-upload.ts'
import type { UploadType } from '../../documents/uploads/sniff-type.ts'
import { scan } from '../../documents/uploads/take-upload.ts'
import { Problem } from '../../errors/problem.ts'
import type { Services } from '../../services.ts'
import type { Admitted } from '../access/admit.ts'
import { chatLimits } from '../chat-limits.ts'
import { findConversation, isOver } from '../conversations/conversation.ts'
import { keepAttachment } from './keep-attachment.ts'
import { type AttachmentType, sniffAttachment } from './sniff-attachment.ts'

/**
 * Reads, scans and re-creates a file for a conversation, and stores the result until a message carries it. Throws a Problem if
 * the file is refused.
 */
export async function takeAttachment(
  services: Services,
  request: FastifyRequest,
  admitted: Admitted,
): Promise<ChatAttachment> {
  const { participant, conversation } = admitted
  await requireOpen(services, admitted)
  services.files.requireRoom()
  const limits = chatLimits(services)
  const sent = await readFile(request, {
    maxBytes: limits.attachmentMaxBytes,
    most: limits.attachmentsPerMessage,
    person: participant.uuid,
  })
  await scan(services, services.tenants.of(conversation), sent)
  const contentType = requireType(services, sent.bytes)
  const kept = await open(services, participant.uuid, { contentType, bytes: sent.bytes })
  const uuid = randomUUID()
  const { name, sha256 } = nameAndHash(sent, contentType, kept)
  await keepAttachment(services, limits, {
    uuid,
    conversation: conversation.uuid,
    participant: participant.uuid,
    name,
    contentType: kept.contentType,
    bytes: kept.bytes,
    originalSha256: sent.sha256,
    sha256,
    createdAt: services.clock.now(),
  })
  return { id: uuid, name, contentType: kept.contentType, size: kept.bytes.length }
}

/**
 * Throws a Problem unless the conversation goes on, an agent has joined it (support specification 5) and the applicant is
 * signed in.
 */
async function requireOpen(services: Services, { conversation, participant }: Admitted): Promise<void> {
  const now = services.clock.now()
  if (isOver(conversation, now)) throw new Problem(409, 'CHAT_ENDED')
  if (conversation.state !== 'ACTIVE') throw new Problem(409, 'CHAT_NO_AGENT')
  const found = await findConversation(services.database.db, conversation.uuid, now)
  if (participant.role === 'APPLICANT' && found?.isSignedIn !== true)
    throw new Problem(401, 'CHAT_SIGNED_OUT')
}

function requireType({ tenants }: Services, bytes: Uint8Array): AttachmentType {
  const { chatAttachmentTypes = [] } = tenants.fallback.journey.source.limits
  const type = sniffAttachment(bytes)
  if (type === 'image/heic') throw new Problem(422, 'FILE_HEIC')
  if (type !== undefined && chatAttachmentTypes.includes(type)) return type
  throw new Problem(422, 'CHAT_FILE_TYPE')
}

interface OpenedFile {
  readonly contentType: AttachmentType
  readonly bytes: Uint8Array
}

/** Re-creates pictures and PDFs. Audio, video and text execute nothing and are kept as they came. */
const open = (services: Services, person: string, file: OpenedFile): Promise<OpenedFile> | OpenedFile =>
  isInspected(file) ? services.inspector.inspect(file, person) : file

const isInspected = (file: OpenedFile): file is OpenedFile & { readonly contentType: UploadType } =>
  ['application/pdf', 'image/jpeg', 'image/png'].includes(file.contentType)

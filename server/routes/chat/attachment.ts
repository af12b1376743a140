import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ChatAttachment } from '#generated/api'
import { admit } from '../../chat/access/admit.ts'
import { loadAttachment, type StoredAttachment } from '../../chat/attachments/load-attachment.ts'
import { takeAttachment } from '../../chat/attachments/take-attachment.ts'
import { chatLimits } from '../../chat/chat-limits.ts'
import { extensions, withExtension } from '../../documents/uploads/kept-file.ts'
import type { Services } from '../../services.ts'
import { sendFile } from '../documents/send-file.ts'
import { perAddress } from '../identity/per-address.ts'
import { type ByUuid, byUuid } from '../params.ts'
import { byChatToken } from './by-chat-token.ts'

/** Types that a browser may display inline. Audio, video and text are downloaded, so that they are never read as another type. */
const shown = ['application/pdf', 'image/jpeg', 'image/png']

export const attachmentTypes = Object.keys(extensions)

/** GET /service-omni-proxy/insecure/api/v1/stream/attachments/{uuid} */
export function attachment(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'A file of the conversation',
    ...byChatToken,
    refuses: [503],
    params: byUuid,
    produces: attachmentTypes,
  }
  app.get<{ Params: ByUuid }>(
    '/service-omni-proxy/insecure/api/v1/stream/attachments/:uuid',
    { config: { policy: { who: 'anyone', data: 'none' } }, schema },
    async (request, reply) => {
      const file = await loadAttachment(services, await admit(services, request), request.params.uuid)
      return sendAttachment(services, reply, file, shown.includes(file.contentType) ? 'inline' : 'attachment')
    },
  )
}

/** Sends a file of a chat, wherever its content is stored, with the name and type under which it is saved. */
export async function sendAttachment(
  { files }: Pick<Services, 'files'>,
  reply: FastifyReply,
  file: StoredAttachment,
  disposition: 'inline' | 'attachment',
): Promise<FastifyReply> {
  const bytes = await files.read('attachments', file)
  const isText = file.contentType === 'text/plain'
  const contentType = isText ? 'text/plain; charset=utf-8' : file.contentType
  return sendFile(
    reply,
    { bytes, name: withExtension(file.name, file.contentType), contentType },
    disposition,
  )
}

/** POST /service-omni-proxy/insecure/api/v1/stream/attachments */
export function attachmentUpload(app: FastifyInstance, services: Services): void {
  const fileSize = chatLimits(services).attachmentMaxBytes
  const schema = {
    summary: 'Upload a file for a message to come: multipart with the field file',
    ...byChatToken,
    refuses: [409, 503],
    consumes: ['multipart/form-data'],
    response: { 200: services.schema('chat.schema.json#/$defs/ChatAttachment') },
  }
  app.register(async (scope) => {
    await scope.register(multipart, { limits: { files: 1, fields: 1, fieldSize: 256, parts: 2, fileSize } })
    scope.post(
      '/service-omni-proxy/insecure/api/v1/stream/attachments',
      { schema, config: { ...perAddress(services, 'chatUpload'), policy: { who: 'anyone', data: 'none' } } },
      async (request): Promise<ChatAttachment> =>
        takeAttachment(services, request, await admit(services, request)),
    )
  })
}

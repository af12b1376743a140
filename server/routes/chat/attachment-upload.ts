import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import type { ChatAttachment } from '#generated/api'
import { admit } from '../../chat/access/admit.ts'
import { takeAttachment } from '../../chat/attachments/take-attachment.ts'
import { chatLimits } from '../../chat/chat-limits.ts'
import type { Services } from '../../services.ts'
import { perAddress } from '../identity/per-address.ts'
import { byChatToken } from './by-chat-token.ts'

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

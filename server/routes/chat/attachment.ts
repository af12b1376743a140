import type { FastifyInstance } from 'fastify'
import { admit } from '../../chat/access/admit.ts'
import { loadAttachment } from '../../chat/attachments/load-attachment.ts'
import type { Services } from '../../services.ts'
import { sendFile } from '../documents/send-file.ts'
import { type ByUuid, byUuid } from '../params.ts'
import { byChatToken } from './by-chat-token.ts'

/** What a browser may show in place; sound, films and text are saved, and never read as something else. */
const shown = ['application/pdf', 'image/jpeg', 'image/png']

/** GET /service-omni-proxy/insecure/api/v1/stream/attachments/{uuid} */
export function attachment(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'A file of the conversation',
    ...byChatToken,
    params: byUuid,
    produces: [...shown, 'audio/amr', 'audio/mpeg', 'text/plain', 'video/mp4'],
  }
  app.get<{ Params: ByUuid }>(
    '/service-omni-proxy/insecure/api/v1/stream/attachments/:uuid',
    { config: { policy: { who: 'anyone', data: 'none' } }, schema },
    async (request, reply) => {
      const file = await loadAttachment(services, await admit(services, request), request.params.uuid)
      const isText = file.contentType === 'text/plain'
      const contentType = isText ? 'text/plain; charset=utf-8' : file.contentType
      return sendFile(
        reply,
        { ...file, contentType },
        shown.includes(file.contentType) ? 'inline' : 'attachment',
      )
    },
  )
}

import type { FastifyInstance } from 'fastify'
import { admit } from '../../chat/access/admit.ts'
import { loadAttachment } from '../../chat/attachments/load-attachment.ts'
import { extensions, withExtension } from '../../documents/uploads/kept-file.ts'
import type { Services } from '../../services.ts'
import { sendFile } from '../documents/send-file.ts'
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
    params: byUuid,
    produces: attachmentTypes,
  }
  app.get<{ Params: ByUuid }>(
    '/service-omni-proxy/insecure/api/v1/stream/attachments/:uuid',
    { config: { policy: { who: 'anyone', data: 'none' } }, schema },
    async (request, reply) => {
      const file = await loadAttachment(services, await admit(services, request), request.params.uuid)
      return sendFile(reply, toSavedFile(file), shown.includes(file.contentType) ? 'inline' : 'attachment')
    },
  )
}

/** Returns a file with the name and type under which it is saved. */
export function toSavedFile<File extends { readonly name: string; readonly contentType: string }>(
  file: File,
): File {
  const isText = file.contentType === 'text/plain'
  const contentType = isText ? 'text/plain; charset=utf-8' : file.contentType
  return { ...file, name: withExtension(file.name, file.contentType), contentType }
}

import type { FastifyInstance } from 'fastify'
import { admit } from '../../chat/access/admit.ts'
import { loadAttachment } from '../../chat/attachments/load-attachment.ts'
import type { Services } from '../../services.ts'
import { sendFile } from '../documents/send-file.ts'
import { type ByUuid, byUuid } from '../params.ts'
import { byChatToken } from './by-chat-token.ts'

/** What a browser may show in place; sound, films and text are saved, and never read as something else. */
const shown = ['application/pdf', 'image/jpeg', 'image/png']

/** What a computer opens a file of each kind with goes by the end of its name. */
const endings: Readonly<Record<string, string>> = {
  'application/pdf': '.pdf',
  'audio/amr': '.amr',
  'audio/mpeg': '.mp3',
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'text/plain': '.txt',
  'video/mp4': '.mp4',
}

/** GET /service-omni-proxy/insecure/api/v1/stream/attachments/{uuid} */
export function attachment(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'A file of the conversation',
    ...byChatToken,
    params: byUuid,
    produces: Object.keys(endings),
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
        { ...file, name: savedAs(file), contentType },
        shown.includes(file.contentType) ? 'inline' : 'attachment',
      )
    },
  )
}

/** Its name, with the end of what it is: text that is called pay.bat would be run by who opens it after saving it. */
function savedAs({ name, contentType }: { readonly name: string; readonly contentType: string }): string {
  const ending = endings[contentType] ?? ''
  return name.toLowerCase().endsWith(ending) ? name : `${name}${ending}`
}

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

export const attachmentTypes = Object.keys(endings)

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

/** A file as it is saved by whoever opens it. */
export function toSavedFile<File extends { readonly name: string; readonly contentType: string }>(
  file: File,
): File {
  const isText = file.contentType === 'text/plain'
  const contentType = isText ? 'text/plain; charset=utf-8' : file.contentType
  return { ...file, name: savedAs(file), contentType }
}

/** Its name, with the end of what it is: text that is called pay.bat would be run by who opens it after saving it. */
function savedAs({ name, contentType }: { readonly name: string; readonly contentType: string }): string {
  const ending = endings[contentType] ?? ''
  return name.toLowerCase().endsWith(ending) ? name : `${name}${ending}`
}

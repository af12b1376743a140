import type { FastifyInstance } from 'fastify'
import { admit } from '../../chat/access/admit.ts'
import { loadAttachment } from '../../chat/attachments/load-attachment.ts'
import type { Services } from '../../services.ts'
import { sendFile } from '../documents/send-file.ts'
import { type ByUuid, byUuid } from '../params.ts'
import { byChatToken } from './by-chat-token.ts'

/** Types that a browser may display inline. Audio, video and text are downloaded, so that they are never read as another type. */
const shown = ['application/pdf', 'image/jpeg', 'image/png']

/** File extension of each type, because a computer chooses the program by the extension. */
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

/** Returns a file with the name and type under which it is saved. */
export function toSavedFile<File extends { readonly name: string; readonly contentType: string }>(
  file: File,
): File {
  const isText = file.contentType === 'text/plain'
  const contentType = isText ? 'text/plain; charset=utf-8' : file.contentType
  return { ...file, name: savedAs(file), contentType }
}

/**
 * Returns the name with the extension of the file's real type. Otherwise text named pay.bat would run if somebody opened it
 * after saving.
 */
function savedAs({ name, contentType }: { readonly name: string; readonly contentType: string }): string {
  const ending = endings[contentType] ?? ''
  return name.toLowerCase().endsWith(ending) ? name : `${name}${ending}`
}

import type { FastifyInstance } from 'fastify'
import { type FileLinkQuery, loadLinkedFile } from '../../chat/providers/file-links.ts'
import type { Services } from '../../services.ts'
import { attachmentTypes, sendAttachment } from './attachment.ts'

/** GET /service-chat-files/{file} */
export function providerFile(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'Provider of chat: a file that an applicant sent, by its signed link',
    refuses: [404, 503],
    params: {
      type: 'object',
      required: ['file'],
      properties: { file: { type: 'string', format: 'uuid', description: 'File.' } },
    },
    querystring: {
      type: 'object',
      required: ['expires', 'signature'],
      properties: {
        expires: {
          type: 'string',
          pattern: '^[0-9]{1,12}$',
          description: 'Its end, in seconds since 1970.',
        },
        signature: { type: 'string', maxLength: 64, description: 'Signature.' },
      },
    },
    produces: attachmentTypes,
  }
  app.get<{ Params: { readonly file: string }; Querystring: FileLinkQuery }>(
    '/service-chat-files/:file',
    { config: { policy: { who: 'anyone', data: 'none' } }, schema },
    async ({ params: { file }, query, log }, reply) => {
      const found = await loadLinkedFile(services, file, query)
      log.info({ file }, 'an agent of a provider fetched a file')
      return sendAttachment(services, reply, found, 'attachment')
    },
  )
}

import type { FastifyReply } from 'fastify'
import type { ReadableDocument } from '../../documents/find-readable.ts'
import type { Services } from '../../services.ts'

export interface SendableFile {
  readonly bytes: Uint8Array
  readonly contentType: string
  readonly name: string
}

/** Never run, never framed by others, never kept by a shared cache. */
export const sendFile = (
  reply: FastifyReply,
  { bytes, contentType, name }: SendableFile,
  disposition: 'inline' | 'attachment' = 'inline',
): FastifyReply =>
  reply
    .type(contentType)
    .header('content-disposition', `${disposition}; filename*=UTF-8''${encodeName(name)}`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, no-store')
    .send(Buffer.from(bytes))

/** Sends a document, wherever its content lies. */
export async function sendDocument(
  { files }: Pick<Services, 'files'>,
  reply: FastifyReply,
  document: ReadableDocument,
): Promise<FastifyReply> {
  const bytes = document.bytes ?? (await files.read(document))
  return sendFile(reply, { ...document, bytes })
}

/** RFC 8187: unlike an address, a name in a header has its apostrophe, brackets and star encoded too. */
const encodeName = (name: string): string =>
  encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )

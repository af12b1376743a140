import type { FastifyReply } from 'fastify'
import type { ReadableDocument } from '../../documents/readable-document.ts'
import type { Services } from '../../services.ts'

export interface SendableFile {
  readonly bytes: Uint8Array
  readonly contentType: string
  readonly name: string
}

/** Sends a file so that it is never executed, never framed by other sites and never stored by a shared cache. */
export const sendFile = (
  reply: FastifyReply,
  { bytes, contentType, name }: SendableFile,
  disposition: 'inline' | 'attachment' = 'inline',
): FastifyReply =>
  reply
    .type(contentType)
    .header('content-disposition', `${disposition}; ${nameParameters(name)}`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, no-store')
    .send(Buffer.from(bytes))

/** Sends a document, wherever its content is stored. */
export async function sendDocument(
  { files }: Pick<Services, 'files'>,
  reply: FastifyReply,
  document: Omit<ReadableDocument, 'text'>,
): Promise<FastifyReply> {
  const bytes = document.bytes ?? (await files.read('documents', document))
  return sendFile(reply, { ...document, bytes })
}

/** Name for every reader of the header, and whole for those that know RFC 8187, who prefer it (RFC 6266, appendix D). */
const nameParameters = (name: string): string =>
  `filename="${plainName(name)}"; filename*=UTF-8''${encodeName(name)}`

/** Name in ASCII as a quoted string; without percent signs, which some readers would decode. */
const plainName = (name: string): string => name.replaceAll(/[^ -~]+|%/g, '_').replaceAll(/["\\]/g, '\\$&')

/** Encodes a name as RFC 8187 requires: unlike in an address, apostrophe, brackets and star are encoded too. */
const encodeName = (name: string): string =>
  encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )

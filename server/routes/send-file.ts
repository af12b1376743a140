import type { FastifyReply } from 'fastify'

export interface SentFile {
  readonly bytes: Uint8Array
  readonly contentType: string
  readonly name: string
}

/** Never run, never framed by others, never kept by a shared cache. */
export const sendFile = (reply: FastifyReply, { bytes, contentType, name }: SentFile): FastifyReply =>
  reply
    .type(contentType)
    .header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(name)}`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, no-store')
    .send(Buffer.from(bytes))

import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { DocumentType } from '#generated/domain'
import { bearerOf } from '../../auth/authenticate.ts'
import { Problem } from '../../errors/problem.ts'
import { figure } from '../../tenants/figure.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { whileBeingRead } from './being-read.ts'
import { nameLength } from './kept-file.ts'
import { findUploadable } from './uploadable.ts'

/** File as a user sent it. */
export interface SentFile {
  readonly type: DocumentType
  readonly name: string
  readonly bytes: Uint8Array
  readonly sha256: string
}

/** Reads an uploaded file with its type. Throws a Problem if it is incomplete, too large or empty, or has no known type. */
export async function readUpload(request: FastifyRequest, tenant: Tenant): Promise<SentFile> {
  const { limits } = tenant.journey.source.limits
  const { kind, ...file } = await readFile(request, {
    maxBytes: figure(limits.upload, 'maxBytes'),
    most: figure(limits.upload, 'maxFiles'),
    person: bearerOf(request).identity,
  })
  const type = findUploadable(kind)
  if (type === undefined) throw new Problem(422, 'DOCUMENT_TYPE_UNKNOWN', { type: kind.slice(0, 40) })
  return { ...file, type }
}

export interface ReadingLimits {
  readonly maxBytes: number
  readonly person: string
  /** Most files of the person that are read at once. */
  readonly most: number
}

/** Reads an uploaded file; `kind` is the form's field `type`, unchecked. */
export async function readFile(
  request: FastifyRequest,
  { maxBytes, ...whose }: ReadingLimits,
): Promise<Omit<SentFile, 'type'> & { readonly kind: string }> {
  if (!request.isMultipart()) throw new Problem(415, 'UNSUPPORTED_MEDIA')
  const { type: kind = '', file } = await whileBeingRead(whose, () =>
    readParts(request).catch((error: unknown) => {
      throw problemOf(error, maxBytes)
    }),
  )
  if (file === undefined) throw new Problem(422, 'FILE_MISSING')
  if (file.bytes.length === 0) throw new Problem(422, 'FILE_EMPTY')
  const sha256 = createHash('sha256').update(file.bytes).digest('hex')
  return { kind, name: cleanName(file.name), bytes: file.bytes, sha256 }
}

interface Parts {
  readonly type?: string
  readonly file?: { readonly name: string; readonly bytes: Uint8Array }
}

async function readParts(request: FastifyRequest): Promise<Parts> {
  let parts: Parts = {}
  for await (const part of request.parts()) {
    if (part.type === 'file')
      parts = { ...parts, file: { name: part.filename, bytes: await part.toBuffer() } }
    else if (part.fieldname === 'type') parts = { ...parts, type: String(part.value) }
  }
  return parts
}

/** Converts an error while the form is read to a Problem. The sender is its cause: the form is truncated or malformed. */
function problemOf(error: unknown, maxBytes: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'FST_REQ_FILE_TOO_LARGE')
    return new Problem(413, 'FILE_TOO_LARGE', { maxMegabytes: maxBytes / 1024 ** 2 })
  if (typeof code === 'string' && code.endsWith('_LIMIT')) return error
  return new Problem(400, 'UPLOAD_INCOMPLETE')
}

/**
 * Returns the last part of a path without control characters, for display only. Browsers send a quotation mark and line breaks
 * as %22, %0D and %0A (HTML, multipart form data). Works on whole characters, because half a surrogate pair cannot be stored.
 */
const cleanName = (name: string): string =>
  [...(name.split(/[\\/]/).at(-1) ?? '').replaceAll('%22', '"').replaceAll(/%0D|%0A|\p{C}/gu, '')]
    .slice(0, nameLength)
    .join('') || 'file'

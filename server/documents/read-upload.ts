import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { DocumentType } from '#generated/domain'
import { Problem } from '../errors/problem.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { sniffType, type UploadType } from './sniff-type.ts'
import { findUploadable } from './uploadable.ts'

export interface Upload {
  readonly type: DocumentType
  readonly name: string
  readonly contentType: UploadType
  readonly bytes: Uint8Array
  readonly sha256: string
}

/** One file with its kind, read whole; refused when too large, empty, or not what a lender can read. */
export async function readUpload(request: FastifyRequest, tenant: Tenant): Promise<Upload> {
  if (!request.isMultipart()) throw new Problem(415, 'UNSUPPORTED_MEDIA')
  const fields = new Map<string, string>()
  let file: { readonly name: string; readonly bytes: Uint8Array } | undefined
  for await (const part of request.parts()) {
    if (part.type === 'file') file = { name: part.filename, bytes: await readBytes(part, tenant) }
    else fields.set(part.fieldname, String(part.value))
  }
  if (file === undefined) throw new Problem(422, 'FILE_MISSING')
  if (file.bytes.length === 0) throw new Problem(422, 'FILE_EMPTY')
  const type = findUploadable(fields.get('type') ?? '')
  if (type === undefined)
    throw new Problem(422, 'DOCUMENT_TYPE_UNKNOWN', { type: (fields.get('type') ?? '').slice(0, 40) })
  const contentType = sniffType(file.bytes)
  const { uploadTypes = [] } = tenant.journey.source.limits
  if (contentType === undefined || !uploadTypes.includes(contentType)) throw new Problem(422, 'FILE_TYPE')
  const sha256 = createHash('sha256').update(file.bytes).digest('hex')
  return { type, name: cleanName(file.name), contentType, bytes: file.bytes, sha256 }
}

async function readBytes(
  part: { readonly toBuffer: () => Promise<Buffer> },
  tenant: Tenant,
): Promise<Uint8Array> {
  try {
    return await part.toBuffer()
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'FST_REQ_FILE_TOO_LARGE')
      throw error
    const maxBytes = tenant.journey.source.limits.limits.upload?.maxBytes ?? 0
    throw new Problem(413, 'FILE_TOO_LARGE', { maxMegabytes: maxBytes / 1024 ** 2 })
  }
}

/** The last part of a path, without control characters: what is shown, never where it is stored. */
const cleanName = (name: string): string =>
  (name.split(/[\\/]/).at(-1) ?? '').replaceAll(/\p{C}/gu, '').slice(0, 120) || 'file'

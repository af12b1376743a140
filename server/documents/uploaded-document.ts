import { randomUUID } from 'node:crypto'
import type { DocumentType } from '#generated/domain'
import type { Application } from '../applications/application.ts'
import { Problem } from '../errors/problem.ts'
import type { Tenant } from '../tenants/tenant.ts'
import type { Upload } from './read-upload.ts'
import type { RenderedDocument } from './render-document.ts'

/** So many files of a kind and no more. */
export function requireRoom(tenant: Tenant, { heloc }: Application, type: DocumentType): void {
  const max = tenant.journey.source.limits.limits.upload?.maxFiles ?? 0
  const count = (heloc.documents ?? []).filter((document) => document.type === type).length
  if (count >= max) throw new Problem(422, 'TOO_MANY_FILES', { max })
}

export function uploadedDocument(upload: Upload, madeAt: Date): RenderedDocument {
  return {
    ...upload,
    uuid: randomUUID(),
    origin: 'UPLOADED',
    pages: pagesOf(upload),
    text: null,
    textHash: null,
    madeAt,
  }
}

/** Pages of a PDF by its page objects, which is right for plain files and never less than one; an image is one. */
function pagesOf({ contentType, bytes }: Upload): number {
  if (contentType !== 'application/pdf') return 1
  return Math.max(
    1,
    Buffer.from(bytes)
      .toString('latin1')
      .match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 1,
  )
}

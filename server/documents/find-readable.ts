import type { FastifyRequest } from 'fastify'
import { loadOwned } from '../applications/application-store.ts'
import type { RenderedDocument } from '../applications/documents/rendered-document.ts'
import { evidence } from '../database/schema.ts'
import type { Services } from '../services.ts'
import type { Reader } from '../tenants/languages.ts'
import { loadDocument, type StoredDocument } from './document-store.ts'
import { renderDocument } from './made/render-document.ts'
import type { ReadableDocument } from './readable-document.ts'
import { withSignatures } from './signed/with-signatures.ts'

/** Id of the sample PDF, which is created on request and not stored. */
export const sampleId = 'esign-test'

/** Finds a document for its applicant to read, and records that it was opened, because nothing unseen may be signed. */
export async function findReadable(
  services: Services,
  request: FastifyRequest,
  { uuid, document }: { readonly uuid: string; readonly document: string },
): Promise<ReadableDocument> {
  const owned = await loadOwned(services, request, uuid)
  if (document === sampleId) return sampleDocument(services, owned, owned.loanFile.esignCode)
  const found = await loadDocument(services.database.db, owned.uuid, document)
  if (found.origin === 'GENERATED')
    await recordShown(services, { application: owned.uuid, identity: owned.owner }, found)
  return withSignatures(services, owned, found)
}

/** Creates the sample PDF with the code by which an applicant proves that they can read such files (15 U.S.C. 7001(c)). */
export const sampleDocument = (
  services: Services,
  reader: Reader,
  esignCode: string,
): Promise<RenderedDocument> =>
  renderDocument(services.tenants.of(reader), sampleId, { esignCode }, services.clock.now())

/** Records that somebody opened a document of an application, and its words. */
export async function recordShown(
  services: Services,
  reader: { readonly application: string; readonly identity: string },
  document: StoredDocument,
): Promise<void> {
  await services.database.db.insert(evidence).values({
    ...reader,
    at: services.clock.now(),
    kind: 'SHOWN',
    subject: document.uuid,
    version: document.text?.version ?? '',
    textHash: document.textHash ?? '',
    detail: { type: document.type, sha256: document.sha256 },
  })
}

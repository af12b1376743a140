import { recordShown, sampleDocument, sampleId } from '../documents/find-readable.ts'
import type { ReadableDocument } from '../documents/readable-document.ts'
import { withSignatures } from '../documents/signed/with-signatures.ts'
import type { Services } from '../services.ts'
import { loadSignerDocument } from './signer-documents.ts'
import type { Signing } from './signing.ts'

/** Finds a document for its signer to read, and records that it was opened, because nothing unseen may be signed. */
export async function findReadableBySigner(
  services: Services,
  signing: Signing,
  document: string,
): Promise<ReadableDocument> {
  const { application, identity, file } = signing
  if (document === sampleId) return sampleDocument(services, identity, file.esignCode)
  const found = await loadSignerDocument(services.database.db, signing, document)
  if (found.origin === 'GENERATED')
    await recordShown(services, { application: application.uuid, identity: identity.uuid }, found)
  return withSignatures(services, application, found)
}

import type { RenderedDocument } from '../applications/documents/rendered-document.ts'
import type { Transaction } from '../database/database.ts'
import { isIdentityDocument } from '../documents/uploads/identity-documents.ts'
import { requireOtherFile } from '../documents/uploads/require-other-file.ts'
import type { TakenUpload } from '../documents/uploads/take-upload.ts'
import { requireRoom, uploadedDocument } from '../documents/uploads/uploaded-document.ts'
import { Problem } from '../errors/problem.ts'
import type { Services } from '../services.ts'
import { addSignerDocument, listSignerDocuments } from './signer-documents.ts'
import { signerStep } from './signer-step.ts'
import type { Signing } from './signing.ts'

/**
 * Adds an upload of a signer: pictures of an ID, or documents for a condition. Throws a Problem if it is not asked for, the
 * limit is reached, or the same file was added already.
 */
export async function addSignerUpload(
  tx: Transaction,
  services: Services,
  signing: Signing,
  upload: TakenUpload,
): Promise<RenderedDocument> {
  const { application, identity, file } = signing
  const tenant = services.tenants.of(application)
  const isAsked = file.conditions.some(({ documents }) => documents.some((asked) => asked === upload.type))
  if (!isAsked && !isIdentityDocument(tenant, upload.type))
    throw new Problem(422, 'DOCUMENT_TYPE_UNKNOWN', { type: upload.type })
  if (!['IDENTITY', 'CONDITION'].includes(signerStep(signing))) throw new Problem(409, 'SIGNER_NOT_DUE')
  const known = await listSignerDocuments(tx, signing)
  await requireRoom(tx, tenant, application, upload, known.filter(({ type }) => type === upload.type).length)
  await requireOtherFile(tx, tenant, upload, known)
  const document = uploadedDocument(services, upload)
  await addSignerDocument(tx, services, { application: application.uuid, signer: identity.uuid }, document)
  return document
}

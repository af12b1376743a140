import { sampleId } from '../documents/find-readable.ts'
import { Problem } from '../errors/problem.ts'
import type { Services } from '../services.ts'
import { loadSignerDocument, removeSignerDocument } from './signer-documents.ts'
import { signerStep } from './signer-step.ts'
import { lockSigning, type Signing } from './signing.ts'

/** Removes an upload of an additional signer while one is asked for. Throws a Problem (409) for any other document, or later. */
export async function removeSignerUpload(
  services: Services,
  signing: Signing,
  document: string,
): Promise<void> {
  if (document === sampleId) throw new Problem(409, 'DOCUMENT_MADE')
  await services.database.db.transaction(async (tx) => {
    const current = await lockSigning(tx, signing)
    const { uuid, origin } = await loadSignerDocument(tx, current, document)
    const isOpen = ['IDENTITY', 'CONDITION'].includes(signerStep(current))
    if (origin !== 'UPLOADED') throw new Problem(409, 'DOCUMENT_MADE')
    if (!isOpen) throw new Problem(409, 'DOCUMENT_FIXED')
    await removeSignerDocument(tx, current, uuid, services.clock.now())
  })
}

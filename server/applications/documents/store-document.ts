import type { Transaction } from '../../database/database.ts'
import { documents, evidence } from '../../database/schema.ts'
import { together } from '../../database/together.ts'
import type { KeyRing } from '../../secrets/key-ring.ts'
import { sealFile } from '../../secrets/seal-file.ts'
import { sealText } from './kept-text.ts'
import type { RenderedDocument } from './rendered-document.ts'

export interface DocumentOwner {
  readonly application: string
  /** Identity of the uploader. */
  readonly identity: string
  /** Additional signer who owns the document. Undefined for the borrower's. */
  readonly signer?: string
}

export interface NewDocument {
  readonly owner: DocumentOwner
  readonly document: RenderedDocument
  readonly at: Date
}

export interface SignerOwner {
  readonly application: string
  readonly signer: string
}

/** Returns a document in the form that is stored for an additional signer. */
export const signerDocument = (owner: SignerOwner, document: RenderedDocument): NewDocument => ({
  owner: { ...owner, identity: owner.signer },
  document,
  at: document.madeAt,
})

/** Stores a document, with evidence if it is an upload. */
export async function storeDocument(tx: Transaction, ring: KeyRing, stored: NewDocument): Promise<void> {
  const proofs = uploadEvidence(stored)
  const isUpload = proofs.length > 0
  await together(
    tx,
    tx.insert(documents).values(documentRow(ring, stored)),
    isUpload && tx.insert(evidence).values(proofs),
  )
}

/** Returns the row of a document, its content and words sealed. Their hashes, on which the evidence rests, are of what was sealed. */
export function documentRow(ring: KeyRing, { owner: { identity: _, ...owner }, document, at }: NewDocument) {
  const { madeAt: __, text, ...content } = document
  return {
    ...content,
    // An upload comes sealed.
    ...(document.sealedKey === undefined && sealFile(ring, document.uuid, document.bytes)),
    ...owner,
    text: text && sealText(ring, document.uuid, text),
    createdAt: at,
  }
}

/** Returns the evidence of an upload: the hash of the file as it was sent, which its sender can compare with their own. */
export function uploadEvidence({ owner: { application, identity }, document, at }: NewDocument) {
  const { uuid: subject, type, sha256, originalSha256: textHash } = document
  if (textHash === null) return []
  const kind = 'UPLOADED' as const
  return [{ application, identity, at, kind, subject, version: '', textHash, detail: { type, sha256 } }]
}

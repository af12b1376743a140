import type { Transaction } from '../database/database.ts'
import { documents, evidence } from '../database/schema.ts'
import type { RenderedDocument } from './render-document.ts'

export interface DocumentOwner {
  readonly application: string
  /** Whose act it is when it is an upload. */
  readonly identity: string
  /** The additional signer whose document it is; left out for one of the borrower's. */
  readonly signer?: string
}

/** Files a document; of an upload the log of evidence keeps the hash of the file as it was sent, which its sender can compare with their own. */
export async function storeDocument(
  tx: Transaction,
  { identity, ...owner }: DocumentOwner,
  { madeAt: _, ...document }: RenderedDocument,
  at: Date,
): Promise<void> {
  await tx.insert(documents).values({ ...document, ...owner, createdAt: at })
  const { uuid, type, sha256, originalSha256 } = document
  if (originalSha256 === null) return
  await tx.insert(evidence).values({
    application: owner.application,
    identity,
    at,
    kind: 'UPLOADED',
    subject: uuid,
    version: '',
    textHash: originalSha256,
    detail: { type, sha256 },
  })
}

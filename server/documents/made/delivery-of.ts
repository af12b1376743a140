import type { RenderedDocument } from '../../applications/documents/rendered-document.ts'
import type { Evidence } from '../../applications/evidence.ts'
import type { DocumentText } from './document-text.ts'

type Delivered = Pick<RenderedDocument, 'uuid' | 'textHash' | 'sha256'> & {
  readonly type: string
  readonly text: Pick<DocumentText, 'version'> | null
}

export interface Recipient {
  /** Identity of the recipient; the borrower if undefined. */
  readonly identity?: string
  readonly by: 'mail' | 'account'
}

/** Returns the evidence that this exact document was given to somebody: hash of the words, time, recipient and way. */
export const deliveryOf = (document: Delivered, { identity, by }: Recipient): Evidence => ({
  kind: 'DELIVERED',
  ...(identity === undefined ? {} : { identity }),
  subject: document.uuid,
  version: document.text?.version ?? '',
  textHash: document.textHash ?? '',
  detail: { type: document.type, sha256: document.sha256, by },
})

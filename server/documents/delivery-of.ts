import type { Evidence } from '../applications/patch.ts'
import type { RenderedDocument } from './render-document.ts'

export interface Recipient {
  /** The borrower when left out. */
  readonly identity?: string
  readonly by: 'mail' | 'account'
}

/** Proof that this very document was given to somebody: its words by their hash, when, to whom and how. */
export const deliveryOf = (document: RenderedDocument, { identity, by }: Recipient): Evidence => ({
  kind: 'DELIVERED',
  ...(identity === undefined ? {} : { identity }),
  subject: document.uuid,
  version: document.text?.version ?? '',
  textHash: document.textHash ?? '',
  detail: { type: document.type, sha256: document.sha256, by },
})

import type { Evidence } from '../../applications/evidence.ts'
import type { RenderedDocument } from './rendered-document.ts'

type Delivered = Pick<RenderedDocument, 'uuid' | 'text' | 'textHash' | 'sha256'> & { readonly type: string }

export interface Recipient {
  /** The borrower when left out. */
  readonly identity?: string
  readonly by: 'mail' | 'account'
}

/** Proof that this very document was given to somebody: its words by their hash, when, to whom and how. */
export const deliveryOf = (document: Delivered, { identity, by }: Recipient): Evidence => ({
  kind: 'DELIVERED',
  ...(identity === undefined ? {} : { identity }),
  subject: document.uuid,
  version: document.text?.version ?? '',
  textHash: document.textHash ?? '',
  detail: { type: document.type, sha256: document.sha256, by },
})

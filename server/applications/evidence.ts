export type EvidenceKind =
  | 'CONSENT'
  | 'SIGNATURE'
  | 'SHOWN'
  | 'ACCESS_SHOWN'
  | 'DELIVERED'
  | 'UPLOADED'
  | 'SUPERSEDED'

/** Proof that somebody agreed to, signed, was sent or was shown one exact text, or sent one exact file. */
export interface Evidence {
  readonly kind: EvidenceKind
  /** Who; the borrower unless it says otherwise. */
  readonly identity?: string
  readonly subject: string
  readonly version: string
  readonly textHash: string
  readonly detail?: Readonly<Record<string, unknown>>
}

export type EvidenceKind =
  | 'CONSENT'
  | 'SIGNATURE'
  | 'SHOWN'
  | 'ACCESS_SHOWN'
  | 'DELIVERED'
  | 'UPLOADED'
  | 'SUPERSEDED'
  | 'REFUSED'

/** Evidence that a person agreed to, signed, received, refused or was shown one exact text, or sent one exact file. */
export interface Evidence {
  readonly kind: EvidenceKind
  /** Identity of the person; the borrower if undefined. */
  readonly identity?: string
  readonly subject: string
  readonly version: string
  readonly textHash: string
  readonly detail?: Readonly<Record<string, unknown>>
}

import type { ConditionCategory, DocumentType, RefusedPicture } from '#generated/domain'

/** What the lender knows of an additional signer. The borrower sees name, address and progress of it, nothing else. */
export interface SignerFile {
  /** As the land records have it: the name that stands in the deed and that is typed as signature. */
  readonly firstName: string
  readonly lastName: string
  readonly holdsInTrust: boolean
  /** Read from the sample PDF, to show that electronic documents can be read (15 U.S.C. 7001(c)). */
  readonly esignCode: string
  /** Where the last invitation went. */
  readonly email?: string
  readonly invitedAt?: string
  readonly consentedAt?: string
  readonly identityVerifiedAt?: string
  readonly signedAt?: string
  /** Answers that forms keep by themselves. */
  readonly answers?: Readonly<Record<string, unknown>>
  /** What a reviewer asks for and does not have yet. */
  readonly conditions: readonly SignerCondition[]
}

export interface SignerCondition {
  readonly uuid: string
  readonly categoryEnum: ConditionCategory
  readonly created: string
  /** The reviewer's own words. */
  readonly commentsToBorrower?: string
  /** Kinds of document that answer it. */
  readonly documents: readonly DocumentType[]
  /** Pictures of an ID that were not accepted. */
  readonly refusedPictures?: readonly RefusedPicture[]
}

import type { ConditionCategory, RefusedPicture, UploadedDocumentType } from '#generated/domain'

/** Data of the lender about an additional signer. The borrower sees only their name, address and progress. */
export interface SignerFile {
  /** Name in the land records, which the deed contains and the signer types as signature. */
  readonly firstName: string
  readonly lastName: string
  readonly holdsInTrust: boolean
  /** Code of the sample PDF, which proves that the signer can read electronic documents (15 U.S.C. 7001(c)). */
  readonly esignCode: string
  /** E-mail address of the last invitation. */
  readonly email?: string
  readonly invitedAt?: string
  readonly consentedAt?: string
  readonly identityVerifiedAt?: string
  readonly signedAt?: string
  /** When they used the right to cancel. */
  readonly cancelledAt?: string
  /** When they refused to sign, and their own words, which only the lender reads. `refusal` of helocSigners has the reason. */
  readonly refused?: { readonly at: string; readonly words?: string }
  /** Answers that forms store themselves. */
  readonly answers?: Readonly<Record<string, unknown>>
  /** Open requests of a reviewer. */
  readonly conditions: readonly SignerCondition[]
}

export interface SignerCondition {
  readonly uuid: string
  readonly categoryEnum: ConditionCategory
  readonly created: string
  /** Reviewer's own words. */
  readonly commentsToBorrower?: string
  /** Types of documents that answer it. */
  readonly documents: readonly UploadedDocumentType[]
  /** Pictures of an ID that were refused. */
  readonly refusedPictures?: readonly RefusedPicture[]
}

/** Returns the file without what somebody did who was invited before. */
export const unbegun = ({ firstName, lastName, holdsInTrust, esignCode }: SignerFile): SignerFile => ({
  firstName,
  lastName,
  holdsInTrust,
  esignCode,
  conditions: [],
})

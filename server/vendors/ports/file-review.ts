import type { ConditionCategory, DocumentType, RefusedPicture } from '#generated/domain'
import type { VendorCall } from './vendor-call.ts'

/** A person who reads the whole file once it is complete. Called by jobs: answers or throws within 120 seconds. */
export interface FileReview {
  /** Conditions that the applicant must meet before funding; empty if the file is in order. */
  readonly wants: (
    file: { readonly lastName: string },
    call: VendorCall,
  ) => Promise<readonly AskedCondition[]>
}

/** A reviewer's request to the applicant; what is left out is the category's default of flows/conditions.json. */
export interface AskedCondition {
  readonly category: ConditionCategory
  readonly commentsToBorrower?: string
  readonly notes?: string
  readonly requestDocuments?: readonly DocumentType[]
  readonly numDocsRequired?: number
  readonly refusedPictures?: readonly RefusedPicture[]
}

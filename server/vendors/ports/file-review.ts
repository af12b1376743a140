import type { AnswerOf, RequestOf } from './protocol.ts'
import type { VendorCall } from './vendor-call.ts'

/** Person who reads the whole file once it is complete. Called by jobs: responds or throws within 120 seconds. */
export interface FileReview {
  /** Returns the conditions that the applicant must meet before funding. Empty if the file is in order. */
  readonly wants: (
    file: RequestOf<'fileReview.wants'>,
    call: VendorCall,
  ) => Promise<readonly AskedCondition[]>
}

/** Request of a reviewer to the applicant. Undefined parts take the category's default of flows/conditions.json. */
export type AskedCondition = AnswerOf<'fileReview.wants'>['conditions'][number]

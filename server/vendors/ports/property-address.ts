/** Address of a home in the United States, each part as the applicant wrote it. */
export interface PropertyAddress {
  readonly street1: string
  readonly city: string
  /** Two letters, such as `ME`. */
  readonly state: string
  /** Five digits. */
  readonly zip: string
}

import type { ConditionCategory, RefusedPicture, UploadedDocumentType } from '#generated/domain'

/** Condition as it is stored. OPEN: waits for the applicant. ANSWERED: waits for the reviewer. CLEARED: met. */
export interface StoredCondition {
  readonly uuid: string
  readonly category: ConditionCategory
  readonly created: string
  readonly state: 'OPEN' | 'ANSWERED' | 'CLEARED'
  readonly documents: readonly UploadedDocumentType[]
  readonly count: number
  readonly comments?: string
  readonly notes?: string
  /** Identity of the staff member who raised it or judged its last answer. Undefined if none did. */
  readonly judge?: string
  /** Set if an answer was reviewed and did not meet it. */
  readonly refused?: boolean
  /** Pictures of an ID that were refused. */
  readonly refusedPictures?: readonly RefusedPicture[]
  /** Documents that existed when it was raised or reopened; they do not answer it. */
  readonly seen: readonly string[]
}

/** Returns the category of the condition that has waited longest for the applicant. */
export const openCategory = (conditions: readonly StoredCondition[]): ConditionCategory | undefined =>
  [...conditions].sort((a, b) => a.created.localeCompare(b.created)).find(({ state }) => state === 'OPEN')
    ?.category

/** Returns the conditions with one of them replaced. */
export const replaced = (
  conditions: readonly StoredCondition[],
  changed: StoredCondition,
): readonly StoredCondition[] => conditions.map((one) => (one.uuid === changed.uuid ? changed : one))

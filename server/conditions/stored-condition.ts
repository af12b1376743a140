import type { ConditionCategory, DocumentType, RefusedPicture } from '#generated/domain'

/** A condition as it is kept. OPEN: the applicant's turn. ANSWERED: the reviewer's. CLEARED: met. */
export interface StoredCondition {
  readonly uuid: string
  readonly category: ConditionCategory
  readonly created: string
  readonly state: 'OPEN' | 'ANSWERED' | 'CLEARED'
  readonly documents: readonly DocumentType[]
  readonly count: number
  readonly comments?: string
  readonly notes?: string
  /** Identity of the one of the staff who raised it or judged its last answer; left out where nobody of them did. */
  readonly judge?: string
  /** An answer was looked at and did not meet it. */
  readonly refused?: boolean
  /** Pictures of an ID that were not accepted. */
  readonly refusedPictures?: readonly RefusedPicture[]
  /** Documents that were there when it was raised or reopened: they do not answer it. */
  readonly seen: readonly string[]
}

/** The category of the condition that has waited longest for the applicant. */
export const openCategory = (conditions: readonly StoredCondition[]): ConditionCategory | undefined =>
  [...conditions].sort((a, b) => a.created.localeCompare(b.created)).find(({ state }) => state === 'OPEN')
    ?.category

/** The conditions with one of them changed. */
export const replaced = (
  conditions: readonly StoredCondition[],
  changed: StoredCondition,
): readonly StoredCondition[] => conditions.map((one) => (one.uuid === changed.uuid ? changed : one))

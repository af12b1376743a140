import type { ConditionSource } from '#engine'
import type { Condition } from '#generated/domain'

/** Condition together with the entry of its category in flows/conditions.json. */
export interface KnownCondition extends Condition {
  readonly rule: ConditionSource
}

/** Returns the conditions of known categories only, the oldest first (support specification 2). */
export const knownConditions = (
  conditions: readonly Condition[],
  categories: Readonly<Record<string, ConditionSource>>,
): readonly KnownCondition[] =>
  [...conditions]
    .sort((a, b) => a.created.localeCompare(b.created))
    .flatMap((condition) => {
      const rule = Object.hasOwn(categories, condition.categoryEnum)
        ? categories[condition.categoryEnum]
        : undefined
      return rule === undefined ? [] : [{ ...condition, rule }]
    })

/** Returns the number of documents that a condition requests, of whatever types: one if it does not say (support specification 2). */
export const documentCount = ({ requestDocuments, xtraData }: Condition): number =>
  Math.max(requestDocuments.length, xtraData?.numDocsRequired ?? 1)

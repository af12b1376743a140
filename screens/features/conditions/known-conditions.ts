import type { ConditionSource } from '#engine'
import type { Condition } from '#generated/domain'

/** A condition with what flows/conditions.json says of its category. */
export interface KnownCondition extends Condition {
  readonly rule: ConditionSource
}

/** Conditions of known categories alone, the first raised first (support specification 2). */
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

/** How many documents a condition asks for, of however many kinds. */
export const documentCount = ({ requestDocuments, xtraData }: Condition): number =>
  Math.max(requestDocuments.length, xtraData.numDocsRequired)

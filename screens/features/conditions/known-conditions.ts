import { type ConditionSource, isRecord } from '#engine'
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

/** Fills in what a condition may leave out: it asks for one document (support specification 2), of no type and none before. */
export function withDefaults(condition: Condition): Condition {
  if (!isRecord(condition)) return condition
  const { xtraData, requestDocuments, earlierDocuments } = condition as Partial<Condition>
  return {
    ...(condition as Condition),
    requestDocuments: requestDocuments ?? [],
    earlierDocuments: earlierDocuments ?? [],
    xtraData: { ...xtraData, numDocsRequired: xtraData?.numDocsRequired ?? 1 },
  }
}

/** Returns the number of documents that a condition requests, of whatever types. */
export const documentCount = ({ requestDocuments, xtraData }: Condition): number =>
  Math.max(requestDocuments.length, xtraData.numDocsRequired)

import { isJsonObject, type Json } from '#source'
import type { Kind } from '../mutant.ts'
import { nameOf, toEachCondition } from './conditions.ts'

/** Tests for a choice, such as several pages for one state, of which the first whose condition holds applies. */
const isChoice = (value: Json): value is readonly Json[] =>
  Array.isArray(value) &&
  value.length > 1 &&
  value.some(
    (variant) => isJsonObject(variant) && variant.when !== undefined && variant.submission === undefined,
  )

export const variantKinds: readonly Kind[] = [
  {
    id: 'variant-dropped',
    most: 5,
    mutate: toEachCondition(({ steps, value, remove }) =>
      isChoice(value)
        ? value.map((_, index) => remove([index], `a variant of ${nameOf(steps)} is dropped`))
        : undefined,
    ),
  },
  {
    id: 'variants-reversed',
    most: 4,
    mutate: toEachCondition(({ steps, value, set }) =>
      isChoice(value)
        ? set([], value.toReversed(), `the variants of ${nameOf(steps)} are reversed`)
        : undefined,
    ),
  },
]

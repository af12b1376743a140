import { asJsonObject, childObject, nearestHint, pointerTo } from '#source'
import { productCode } from '../product-code/product-code.ts'
import type { Rule } from '../rule.ts'

/** Applies to directories with screens, which show the limits needed. */
export const limitMissing: Rule = {
  id: 'limit-missing',
  why: "A limit that the code reads but the flows lack becomes nothing, or the code's fallback: no file is small enough, no time long enough.",
  check: ({ source, tenant, value, report }) => {
    const code = productCode({ source, tenant })
    if (code === undefined) return []
    const known = Object.keys(childObject(asJsonObject(value.limits), 'limits'))
    return [...code.limits]
      .filter((limit) => !known.includes(limit))
      .map((limit) =>
        report({
          pointer: pointerTo('limits', 'limits'),
          what: 'key',
          message: `The screens or the server ask for the limit "${limit}", and there is none.`,
          ...nearestHint(limit, known),
        }),
      )
  },
}

import { asJsonObject, childObject, nearestHint, pointerTo } from '#source'
import { productCode } from '../product-code/product-code.ts'
import type { Rule } from '../rule.ts'

/** Applies to directories with screens, which ask for flags by their key. */
export const unusedFlag: Rule = {
  id: 'unused-flag',
  why: 'A flag that no code asks for has no effect: whoever turns it on or off believes that something changes.',
  check: ({ source, tenant, value, report }) => {
    const code = productCode({ source, tenant })
    if (code === undefined) return []
    return Object.keys(childObject(asJsonObject(value.flags), 'flags'))
      .filter((key) => !code.words.has(key))
      .map((key) =>
        report({
          pointer: pointerTo('flags', 'flags', key),
          what: 'key',
          message: `Nothing asks for the flag "${key}".`,
          ...nearestHint(
            key,
            [...code.words].filter((word) => word.startsWith('fe-')),
          ),
        }),
      )
  },
}

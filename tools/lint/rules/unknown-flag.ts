import { asJsonObject, childObject, nearestHint, pointerTo } from '#source'
import { productCode } from '../product-code/product-code.ts'
import type { Rule } from '../rule.ts'

/** Applies to directories with screens, which ask for flags by their key. */
export const unknownFlag: Rule = {
  id: 'unknown-flag',
  why: 'A flag that code asks for but the flows lack is off for everybody, and nobody can turn it on.',
  check: ({ source, tenant, value, report }) => {
    const code = productCode({ source, tenant })
    if (code === undefined) return []
    const known = Object.keys(childObject(asJsonObject(value.flags), 'flags'))
    return [...code.flags]
      .filter((key) => !known.includes(key))
      .map((key) =>
        report({
          pointer: pointerTo('flags', 'flags'),
          what: 'key',
          message: `The screens or the server ask for the flag "${key}", and there is none.`,
          ...nearestHint(key, known),
        }),
      )
  },
}

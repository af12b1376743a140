import { asJsonObject, childObject, pointerTo } from '#source'
import type { Rule } from '../rule.ts'

export const limitsCrossed: Rule = {
  id: 'limits-crossed',
  why: 'If a minimum is above its maximum, nothing fits between them: no amount is lent, no answer is accepted.',
  check: ({ value, reportOwn }) =>
    reportOwn(
      Object.entries(childObject(asJsonObject(value.limits), 'limits')).flatMap(([id, limit]) =>
        Object.entries(asJsonObject(limit)).flatMap(([key, least]) => {
          const most = asJsonObject(limit)[key.replace(/^min/, 'max')]
          if (typeof least !== 'number' || typeof most !== 'number' || least <= most) return []
          return [
            {
              pointer: pointerTo('limits', 'limits', id, key),
              message: `The least of "${id}", ${least}, is above its most, ${most}.`,
              hint: 'One of the two is wrong.',
            },
          ]
        }),
      ),
    ),
}

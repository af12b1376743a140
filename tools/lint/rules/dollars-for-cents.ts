import { asJsonObject, childObject, pointerTo } from '#source'
import type { Rule } from '../rule.ts'

export const dollarsForCents: Rule = {
  id: 'dollars-for-cents',
  why: 'An amount written in dollars where cents are meant is a hundredth of it: every page would disclose, and the server charge, the wrong fee.',
  check: ({ value, reportOwn }) =>
    reportOwn(
      Object.entries(childObject(asJsonObject(value.limits), 'limits')).flatMap(([id, limit]) =>
        Object.entries(asJsonObject(limit)).flatMap(([key, cents]) => {
          const isAmount = /^cents$|Cents$/.test(key)
          if (!isAmount || typeof cents !== 'number' || cents <= 0 || cents >= least) return []
          return [
            {
              pointer: pointerTo('limits', 'limits', id, key),
              message: `${cents} cents are $${(cents / 100).toFixed(2)}, less than any amount of a loan.`,
              hint: `If $${cents} are meant, write ${cents * 100}.`,
            },
          ]
        }),
      ),
    ),
}

/** Ten dollars; zero means free of charge. */
const least = 1000

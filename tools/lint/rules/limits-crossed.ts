import { asJsonObject, childObject, type JsonObject, pointerTo } from '#source'
import type { Rule, RuleFault } from '../rule.ts'

export const limitsCrossed: Rule = {
  id: 'limits-crossed',
  why: 'If a minimum is above its maximum, nothing fits between them: no amount is lent, no answer is accepted.',
  check: ({ value, reportOwn }) =>
    reportOwn([
      ...Object.entries(childObject(asJsonObject(value.limits), 'limits')).flatMap(([id, limit]) =>
        crossed(id, asJsonObject(limit), pointerTo('limits', 'limits', id)),
      ),
      ...crossed(
        'polling',
        childObject(asJsonObject(value.serverStates), 'polling'),
        pointerTo('serverStates', 'polling'),
      ),
    ]),
}

/** Faults of numbers named as pairs: `minX` and `maxX`; for waits that grow, `baseMs` and `maxMs`. */
const crossed = (id: string, limit: JsonObject, pointer: string): readonly RuleFault[] =>
  Object.entries(limit).flatMap(([key, least]) => {
    const most = limit[key.replace(/^(min|base)(?=[A-Z])/, 'max')]
    if (typeof least !== 'number' || typeof most !== 'number' || least <= most) return []
    return [
      {
        pointer: pointer + pointerTo(key),
        message: `The least of "${id}", ${least}, is above its most, ${most}.`,
        hint: 'One of the two is wrong.',
      },
    ]
  })

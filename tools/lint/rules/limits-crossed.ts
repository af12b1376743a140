import { asJsonObject, childObject, type JsonObject, pointerTo } from '#source'
import { isChanged } from '../is-changed.ts'
import type { Rule, RuleFault } from '../rule.ts'

export const limitsCrossed: Rule = {
  id: 'limits-crossed',
  why: 'If a minimum is more than its maximum, nothing fits between them: no amount is lent, no answer is accepted.',
  check: (subject) => {
    if (!isChanged(subject, 'limits', 'serverStates')) return []
    const { value, reportOwn } = subject
    return reportOwn([
      ...aboveWhole(childObject(asJsonObject(value.limits), 'limits')),
      ...Object.entries(childObject(asJsonObject(value.limits), 'limits')).flatMap(([id, limit]) =>
        crossed(id, asJsonObject(limit), pointerTo('limits', 'limits', id)),
      ),
      ...crossed(
        'polling',
        childObject(asJsonObject(value.serverStates), 'polling'),
        pointerTo('serverStates', 'polling'),
      ),
    ])
  },
}

/** Beginnings of keys of which the first is at most the second: `minCents` and `maxCents`, `idleMs` and `absoluteMs`. */
const pairs = [
  ['min', 'max'],
  ['min', 'strong'],
  ['base', 'max'],
  ['first', 'most'],
  ['warn', 'idle'],
  ['idle', 'absolute'],
  ['idle', 'oldest'],
  ['anew', 'recent'],
] as const

/** Faults of numbers that are named as pairs. */
const crossed = (id: string, limit: JsonObject, pointer: string): readonly RuleFault[] =>
  pairs.flatMap(([from, to]) =>
    Object.entries(limit).flatMap(([key, least]) => {
      const rest = key.slice(from.length)
      const other = to + rest
      if (!key.startsWith(from) || rest === '' || rest[0] !== rest[0]?.toUpperCase()) return []
      const most = limit[other]
      if (typeof least !== 'number' || typeof most !== 'number' || least <= most) return []
      return [
        {
          pointer: pointer + pointerTo(key),
          related: [pointer + pointerTo(other)],
          message: `\`${key}\` of "${id}", ${least}, is more than its \`${other}\`, ${most}.`,
          hint: 'One of the two is wrong.',
        },
      ]
    }),
  )

/** Faults of what may be sent at once and is more than what an application may hold. */
const aboveWhole = ({ upload, storage }: JsonObject): readonly RuleFault[] => {
  const [once, whole] = [asJsonObject(upload), asJsonObject(storage)]
  return Object.entries(once).flatMap(([key, most]) => {
    const all = whole[key]
    if (typeof most !== 'number' || typeof all !== 'number' || most <= all) return []
    return [
      {
        pointer: pointerTo('limits', 'limits', 'upload', key),
        related: [pointerTo('limits', 'limits', 'storage', key)],
        message: `\`${key}\` of "upload", ${most}, is more than that of "storage", ${all}.`,
        hint: 'One of the two is wrong.',
      },
    ]
  })
}

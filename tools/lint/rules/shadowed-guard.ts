import { pointerTo } from '#source'
import { guardsOf } from '../guards/answer-requests.ts'
import type { Rule } from '../rule.ts'

export const shadowedGuard: Rule = {
  id: 'shadowed-guard',
  why: 'A guard after others that leave it no answer never counts: the proof that it asks for is not asked for.',
  reads: 'logic',
  check: ({ flows, reportOwn }) => {
    if (flows === undefined) return []
    const { conditions } = flows.source
    const actions = new Set((conditions.guards ?? []).map(({ action }) => action))
    const used = new Set(Object.values(conditions.categories).map(({ action }) => action))
    return reportOwn(
      [...actions].flatMap((action) => {
        const guards = guardsOf(conditions, action)
        return guards.flatMap(({ guard, index }, place) => {
          const pointer = pointerTo('conditions', 'guards', index)
          if (!used.has(action))
            return [{ pointer, message: `No category is answered by "${action}".`, hint: unused }]
          const before = guards.slice(0, place).map((earlier) => earlier.guard.documents)
          const taken = before.flatMap((documents) => documents ?? [])
          const isShadowed =
            before.includes(undefined) || guard.documents?.every((kind) => taken.includes(kind))
          return isShadowed === true
            ? [
                {
                  pointer,
                  message: `This guard never counts: whatever it is for, an earlier one of "${action}" is for too.`,
                  hint: 'The first guard that fits counts: put the narrower one first, or remove this one.',
                },
              ]
            : []
        })
      }),
    )
  },
}

const unused = 'Name the action of the answers that it is for, or remove it.'

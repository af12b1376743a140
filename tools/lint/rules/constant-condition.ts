import type { PredicateSource } from '#engine'
import { isJsonObject, pointerTo } from '#source'
import { everything, nothing } from '../../prove/diagrams.ts'
import { modelOf } from '../model-of.ts'
import type { Rule } from '../rule.ts'

export const constantCondition: Rule = {
  id: 'constant-condition',
  why: 'A condition that always or never holds decides nothing: one of the two ways that it stands for is closed.',
  check: (subject) => {
    const model = modelOf(subject)
    if (model === undefined) return []
    const { copy: _, ...flows } = subject.value
    const faults = conditionsIn(flows, '').flatMap(({ pointer, condition, name }) => {
      const set = model.conditions.setOf(condition)
      if (set !== everything && set !== nothing) return []
      const what = name === undefined ? 'This condition' : `"${name}"`
      const message = `${what} ${set === everything ? 'always' : 'never'} holds.`
      return [{ pointer, message, hint }]
    })
    return subject.ownOnly(faults.map(subject.report))
  },
}

const hint = 'Its parts contradict each other or leave nothing out: say what was meant, or remove it.'

interface Placed {
  readonly pointer: string
  readonly condition: PredicateSource
  readonly name?: string
}

/** Named predicates, and conditions written in place; a name says nothing new. */
function conditionsIn(value: unknown, pointer: string): readonly Placed[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => conditionsIn(item, pointer + pointerTo(index)))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => {
    const below = pointer + pointerTo(key)
    const isNamed = pointer === '/predicates/predicates'
    if (!isNamed && !['when', 'skipWhen'].includes(key)) return conditionsIn(child, below)
    if (!isJsonObject(child)) return []
    // The engine has checked the shape of every condition.
    const condition = child as unknown as PredicateSource
    return [{ pointer: below, condition, ...(isNamed ? { name: key } : {}) }]
  })
}

import type { PredicateSource } from '#engine'
import { type Flows, isJsonObject, pointerTo } from '#source'
import { createConditions } from '../../prove/conditions.ts'
import { everything, nothing } from '../../prove/diagrams.ts'
import { leavesOf } from '../../prove/leaves-of.ts'
import { createSpace } from '../../prove/space.ts'
import { BudgetExhausted, createBudget } from '../../prove/work-budget.ts'
import type { Rule } from '../rule.ts'

export const constantCondition: Rule = {
  id: 'constant-condition',
  why: 'A condition that always or never holds decides nothing: one of the two ways that it stands for is closed.',
  reads: 'logic',
  check: (subject) => {
    const { flows, value, report, ownOnly } = subject
    if (flows === undefined) return []
    const { copy: _, ...files } = value
    const faults = conditionsIn(files, '').flatMap(({ pointer, condition, name }) => {
      const outcome = findConstant(condition, flows)
      if (outcome === undefined) return []
      const what = name === undefined ? 'This condition' : `"${name}"`
      return [{ pointer, message: `${what} ${outcome} holds.`, hint }]
    })
    return ownOnly(faults.map(report))
  },
}

/** Whether a condition holds in every context that there may be, or in none. */
function findConstant(condition: PredicateSource, { journey }: Flows): 'always' | 'never' | undefined {
  const { source, compile } = journey.predicates
  const asked = { deciding: leavesOf(condition, { source }), told: [] }
  try {
    const set = createConditions(createSpace(asked, compile, createBudget(work)), { source }).setOf(condition)
    return set === everything ? 'always' : set === nothing ? 'never' : undefined
  } catch (error) {
    if (!(error instanceof BudgetExhausted)) throw error
    return undefined
  }
}

/** Steps that one condition is worth: many hundred leaves. */
const work = 100_000

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

import type { Effects, Leaf } from '#engine'
import type { Conditions } from './conditions.ts'
import { type ContextSet, nothing } from './diagrams.ts'

/** The contexts that may follow an event, by each variant of what it does. */
export function applyEvent(
  before: ContextSet,
  effects: Effects | readonly Effects[] = {},
  conditions: Conditions,
): ContextSet {
  const { diagrams, setOf } = conditions
  let left = before
  let after = nothing
  for (const variant of [effects].flat()) {
    const mine = variant.when === undefined ? left : diagrams.and(left, setOf(variant.when))
    left = diagrams.minus(left, mine)
    after = diagrams.or(after, applyEffects(mine, variant, conditions))
  }
  return diagrams.or(after, left)
}

/** What may follow: what is set may be anything, or one of the values named; what is given then holds. */
export function applyEffects(
  before: ContextSet,
  { sets = [], gives = [] }: Effects,
  conditions: Conditions,
): ContextSet {
  const { diagrams, setOf } = conditions
  const changed = sets.reduce<ContextSet>(
    (contexts, entry) =>
      typeof entry === 'string'
        ? diagrams.forget(contexts, conditions.variablesOf(entry))
        : applyNamed(contexts, entry, conditions),
    before,
  )
  return gives.map(setOf).reduce(diagrams.and, changed)
}

/** A field that becomes one of the values named, if it changes; of a list, elements of these values come or go. */
function applyNamed(
  before: ContextSet,
  leaf: Leaf,
  { diagrams, setOf, variables, variablesOf }: Conditions,
): ContextSet {
  const own = variablesOf(leaf.field)
  const members = [...own].filter((variable) => variables[variable]?.isMember === true)
  if (members.length === 0 && own.size > 0)
    return diagrams.or(before, diagrams.and(diagrams.forget(before, own), setOf(leaf)))
  const named = members.filter((variable) => {
    const present = diagrams.having(variable, (value) => value === 1)
    return diagrams.minus(present, setOf(leaf)) === nothing
  })
  return diagrams.forget(before, new Set(named))
}

import type { Effects, Leaf } from '#engine'
import type { Conditions } from './conditions.ts'
import { type ContextSet, everything, nothing } from './diagrams.ts'

/** What an event does to an application: the first variant that holds, or nothing. */
export type EventEffects = Effects | readonly Effects[] | undefined

/** The contexts that may follow an event. */
export const applyEvent = (before: ContextSet, effects: EventEffects, conditions: Conditions): ContextSet =>
  variantsOf(effects, conditions)
    .map(([variant, set]) => applyEffects(conditions.diagrams.and(before, set), variant, conditions))
    .reduce(conditions.diagrams.or, nothing)

/** The contexts from which an event may lead to one of these. */
export const beforeEvent = (after: ContextSet, effects: EventEffects, conditions: Conditions): ContextSet =>
  variantsOf(effects, conditions)
    .map(([variant, set]) => conditions.diagrams.and(set, beforeEffects(after, variant, conditions)))
    .reduce(conditions.diagrams.or, nothing)

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

/** The contexts that effects may turn into one of these. */
export function beforeEffects(
  after: ContextSet,
  { sets = [], gives = [] }: Effects,
  conditions: Conditions,
): ContextSet {
  const { diagrams, setOf } = conditions
  return sets.reduceRight<ContextSet>(
    (contexts, entry) =>
      typeof entry === 'string'
        ? diagrams.forget(contexts, conditions.variablesOf(entry))
        : beforeNamed(contexts, entry, conditions),
    gives.map(setOf).reduce(diagrams.and, after),
  )
}

/** Each variant with the contexts in which it is the first that holds; where none does, nothing changes. */
function variantsOf(
  effects: EventEffects = [],
  { diagrams, setOf }: Conditions,
): readonly (readonly [Effects, ContextSet])[] {
  let left = everything
  const variants = [effects].flat().map((variant): readonly [Effects, ContextSet] => {
    const mine = variant.when === undefined ? left : diagrams.and(left, setOf(variant.when))
    left = diagrams.minus(left, mine)
    return [variant, mine]
  })
  return [...variants, [{}, left]]
}

/** A field that becomes one of the values named, if it changes; of a list, elements of these values come or go. */
function applyNamed(before: ContextSet, leaf: Leaf, conditions: Conditions): ContextSet {
  const { diagrams, setOf, variablesOf } = conditions
  const elements = elementsNamed(leaf, conditions)
  if (elements !== undefined) return diagrams.forget(before, elements)
  const changed = diagrams.and(diagrams.forget(before, variablesOf(leaf.field)), setOf(leaf))
  return diagrams.or(before, changed)
}

function beforeNamed(after: ContextSet, leaf: Leaf, conditions: Conditions): ContextSet {
  const { diagrams, setOf, variablesOf } = conditions
  const elements = elementsNamed(leaf, conditions)
  if (elements !== undefined) return diagrams.forget(after, elements)
  return diagrams.or(after, diagrams.forget(diagrams.and(after, setOf(leaf)), variablesOf(leaf.field)))
}

/** The elements of a list that a leaf names; undefined where its field is no list. */
export function elementsNamed(
  leaf: Leaf,
  { diagrams, setOf, variables, variablesOf }: Conditions,
): ReadonlySet<number> | undefined {
  const own = [...variablesOf(leaf.field)]
  const members = own.filter((variable) => variables[variable]?.isMember === true)
  if (members.length === 0 && own.length > 0) return undefined
  const isNamed = (variable: number) =>
    diagrams.minus(
      diagrams.having(variable, (value) => value === 1),
      setOf(leaf),
    ) === nothing
  return new Set(members.filter(isNamed))
}

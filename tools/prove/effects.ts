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
export function applyEffects(before: ContextSet, effects: Effects, conditions: Conditions): ContextSet {
  const { diagrams } = conditions
  const { changes, given } = meaningOf(effects, conditions)
  const changed = changes.reduce<ContextSet>((contexts, { variables, named }) => {
    const after = diagrams.forget(contexts, variables)
    return named === everything ? after : diagrams.or(contexts, diagrams.and(after, named))
  }, before)
  return diagrams.and(changed, given)
}

/** The contexts that effects may turn into one of these. */
export function beforeEffects(after: ContextSet, effects: Effects, conditions: Conditions): ContextSet {
  const { diagrams } = conditions
  const { changes, given } = meaningOf(effects, conditions)
  return changes.reduceRight<ContextSet>(
    (contexts, { variables, named }) => {
      const before = diagrams.forget(diagrams.and(contexts, named), variables)
      return named === everything ? before : diagrams.or(contexts, before)
    },
    diagrams.and(after, given),
  )
}

/** What effects say, as sets. */
interface Meaning {
  readonly changes: readonly Change[]
  readonly given: ContextSet
}

/** Variables that may become anything, or one of the values named. */
interface Change {
  readonly variables: ReadonlySet<number>
  readonly named: ContextSet
}

const meanings = new WeakMap<Conditions, WeakMap<Effects, Meaning>>()

function meaningOf(effects: Effects, conditions: Conditions): Meaning {
  const known = meanings.get(conditions) ?? new WeakMap<Effects, Meaning>()
  meanings.set(conditions, known)
  const meaning = known.get(effects) ?? findMeaning(effects, conditions)
  known.set(effects, meaning)
  return meaning
}

function findMeaning({ sets = [], gives = [] }: Effects, conditions: Conditions): Meaning {
  const { diagrams, mayHold } = conditions
  return {
    changes: sets.map((entry) => changeOf(entry, conditions)).reduce(joinChange, []),
    given: gives.map(mayHold).reduceRight((sum, set) => diagrams.and(set, sum), everything),
  }
}

/** One after the other becomes anything: all at once. */
function joinChange(before: readonly Change[], change: Change): readonly Change[] {
  const last = before.at(-1)
  if (last?.named !== everything || change.named !== everything) return [...before, change]
  const variables = new Set([...last.variables, ...change.variables])
  return [...before.slice(0, -1), { variables, named: everything }]
}

/** What an entry of `sets` changes: a field to anything; one that may become one of the values named; elements of a list that come or go. */
function changeOf(entry: string | Leaf, { variablesOf, elementsNamed, setOfLeaf }: Conditions): Change {
  if (typeof entry === 'string') return { variables: variablesOf(entry), named: everything }
  const elements = elementsNamed(entry)
  return elements === undefined
    ? { variables: variablesOf(entry.field), named: setOfLeaf(entry) }
    : { variables: elements, named: everything }
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

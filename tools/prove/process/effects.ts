import type { Effects, Leaf } from '#engine'
import type { ConditionSpace } from '../conditions.ts'
import { type ContextSet, everything, nothing } from '../sets/diagrams.ts'

/** Effects of an event: the first variant that holds, or none. */
export type EventEffects = Effects | readonly Effects[] | undefined

/** Relation between contexts before and after. */
export interface Relation {
  /** Returns the contexts that may follow these. */
  readonly after: (contexts: ContextSet) => ContextSet
  /** Returns the contexts that may precede these. */
  readonly before: (contexts: ContextSet) => ContextSet
}

/** Relation of an event: that of its first variant that holds. */
export function relationOfEvent(effects: EventEffects, conditions: ConditionSpace): Relation {
  const { and, or } = conditions.diagrams
  const variants = variantsOf(effects, conditions)
  return {
    after: (contexts) =>
      variants.reduce<ContextSet>(
        (sum, { relation, set }) => or(sum, relation.after(and(contexts, set))),
        nothing,
      ),
    before: (contexts) =>
      variants.reduce<ContextSet>(
        (sum, { relation, set }) => or(sum, and(set, relation.before(contexts))),
        nothing,
      ),
  }
}

/** Relation of one variant: a field in `sets` takes any value, or one of those named; a condition in `gives` holds afterwards. */
export function relationOf({ sets = [], gives = [] }: Effects, conditions: ConditionSpace): Relation {
  const { diagrams, mayHold } = conditions
  const { and, or, forget } = diagrams
  const changes = sets.map((entry) => changeOf(entry, conditions)).reduce(joinChange, [])
  const given = gives.map(mayHold).reduceRight<ContextSet>((sum, set) => and(set, sum), everything)
  return {
    after: (contexts) => {
      const changed = changes.reduce<ContextSet>((before, { variables, named }) => {
        const after = forget(before, variables)
        return named === everything ? after : or(before, and(after, named))
      }, contexts)
      return and(changed, given)
    },
    before: (contexts) =>
      changes.reduceRight<ContextSet>(
        (after, { variables, named }) => {
          const before = forget(and(after, named), variables)
          return named === everything ? before : or(after, before)
        },
        and(contexts, given),
      ),
  }
}

/** Variables that take any value, or one of those named. */
interface Change {
  readonly variables: ReadonlySet<number>
  readonly named: ContextSet
}

/** Joins consecutive changes to any value into one. */
function joinChange(before: readonly Change[], change: Change): readonly Change[] {
  const last = before.at(-1)
  if (last?.named !== everything || change.named !== everything) return [...before, change]
  const variables = new Set([...last.variables, ...change.variables])
  return [...before.slice(0, -1), { variables, named: everything }]
}

/**
 * Change by an entry of `sets`: a field takes any value, or one of those named, or any but none; or elements of a list are
 * added or removed.
 */
function changeOf(
  entry: string | Leaf,
  { variablesOf, elementsNamed, setOfLeaf, mayHold }: ConditionSpace,
): Change {
  if (typeof entry === 'string') return { variables: variablesOf(entry), named: everything }
  if (entry.exists === true) return { variables: variablesOf(entry.field), named: mayHold(entry) }
  const elements = elementsNamed(entry)
  return elements === undefined
    ? { variables: variablesOf(entry.field), named: setOfLeaf(entry) }
    : { variables: elements, named: everything }
}

/** Variant of an event's effects, with the contexts in which it is the first that holds. */
interface Variant {
  readonly relation: Relation
  readonly set: ContextSet
}

/** Variants of effects; without one that holds, nothing changes. */
function variantsOf(effects: EventEffects = [], conditions: ConditionSpace): readonly Variant[] {
  const { diagrams, setOf } = conditions
  let left = everything
  const variants = [effects].flat().map((variant): Variant => {
    const set = variant.when === undefined ? left : diagrams.and(left, setOf(variant.when))
    left = diagrams.minus(left, set)
    return { relation: relationOf(variant, conditions), set }
  })
  return [...variants, { relation: unchanged, set: left }]
}

const unchanged: Relation = { after: (contexts) => contexts, before: (contexts) => contexts }

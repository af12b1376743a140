import type { Effects, Leaf } from '#engine'
import type { Conditions } from './conditions.ts'
import { type ContextSet, everything, nothing } from './sets/diagrams.ts'

/** What an event does to an application: the first variant that holds, or nothing. */
export type EventEffects = Effects | readonly Effects[] | undefined

/** Which contexts may come of which. */
export interface Relation {
  /** What may come of these. */
  readonly after: (contexts: ContextSet) => ContextSet
  /** Of what one of these may come. */
  readonly before: (contexts: ContextSet) => ContextSet
}

/** What an event does: its first variant that holds. */
export function relationOfEvent(effects: EventEffects, conditions: Conditions): Relation {
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

/** What is set may become anything, or one of the values named; what is given then holds. */
export function relationOf({ sets = [], gives = [] }: Effects, conditions: Conditions): Relation {
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

/** Variables that may become anything, or one of the values named. */
interface Change {
  readonly variables: ReadonlySet<number>
  readonly named: ContextSet
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

/** A variant of what an event does, and the contexts in which it is the first that holds. */
interface Variant {
  readonly relation: Relation
  readonly set: ContextSet
}

/** Where no variant holds, nothing changes. */
function variantsOf(effects: EventEffects = [], conditions: Conditions): readonly Variant[] {
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

import type { WorkBudget } from './work-budget.ts'

/** A set of contexts: a multi-valued decision diagram (Srinivasan et al., 1990). Equal sets are the same number. */
export type ContextSet = number & { readonly brand?: 'ContextSet' }

export const nothing: ContextSet = 0
export const everything: ContextSet = 1

export interface Diagrams {
  /** The contexts in which a variable has one of the values that are marked. */
  readonly having: (variable: number, isMarked: (value: number) => boolean) => ContextSet
  readonly and: (a: ContextSet, b: ContextSet) => ContextSet
  readonly or: (a: ContextSet, b: ContextSet) => ContextSet
  readonly not: (a: ContextSet) => ContextSet
  /** What is in `a` and not in `b`. */
  readonly minus: (a: ContextSet, b: ContextSet) => ContextSet
  /** The contexts that differ from one of `a` in nothing but these variables. */
  readonly forget: (a: ContextSet, variables: ReadonlySet<number>) => ContextSet
  /** One context of a set that is not empty: variable to value, the variables left out may have any. Prefers the value 0. */
  readonly pick: (a: ContextSet) => ReadonlyMap<number, number>
}

interface Node {
  readonly variable: number
  readonly below: readonly ContextSet[]
}

/** Two numbers of sets as one; the work budget runs out long before there are so many sets. */
const pairs = 2 ** 26

/** Variables are tested in the order of their numbers; each has so many values. */
export function createDiagrams(sizes: readonly number[], { spend }: WorkBudget): Diagrams {
  const end: Node = { variable: sizes.length, below: [] }
  const nodes: Node[] = [end, end]
  const known = sizes.map(() => new Map<number | string, ContextSet>())
  const nodeOf = (set: ContextSet): Node => nodes[set] ?? end

  function create(variable: number, below: readonly ContextSet[]): ContextSet {
    const [first = nothing, second = nothing] = below
    if (below.every((each) => each === first)) return first
    // Nearly all variables have two values: those need no text as a key.
    const key = below.length === 2 ? first * pairs + second : below.join()
    const same = known[variable]?.get(key)
    if (same !== undefined) return same
    spend()
    known[variable]?.set(key, nodes.length)
    return nodes.push({ variable, below }) - 1
  }

  /** An operation on two sets, value by value of the first variable that either tests; each pair is done once. */
  function operation(shortcut: (a: ContextSet, b: ContextSet) => ContextSet | undefined) {
    const done = new Map<number, ContextSet>()
    return function apply(a: ContextSet, b: ContextSet): ContextSet {
      const answer = shortcut(a, b)
      if (answer !== undefined) return answer
      const key = a * pairs + b
      const before = done.get(key)
      if (before !== undefined) return before
      spend()
      const variable = Math.min(nodeOf(a).variable, nodeOf(b).variable)
      const below: ContextSet[] = []
      for (let value = 0; value < (sizes[variable] ?? 0); value++)
        below.push(apply(child(a, variable, value), child(b, variable, value)))
      const result = create(variable, below)
      done.set(key, result)
      return result
    }
  }

  function child(set: ContextSet, variable: number, value: number): ContextSet {
    const node = nodeOf(set)
    return node.variable === variable ? (node.below[value] ?? nothing) : set
  }

  const and = operation((a, b) => {
    if (a === nothing || b === nothing) return nothing
    if (a === everything || a === b) return b
    return b === everything ? a : undefined
  })
  const or = operation((a, b) => {
    if (a === everything || b === everything) return everything
    if (a === nothing || a === b) return b
    return b === nothing ? a : undefined
  })
  const minus = operation((a, b) => {
    if (a === nothing || b === everything || a === b) return nothing
    return b === nothing ? a : undefined
  })

  function forget(set: ContextSet, variables: ReadonlySet<number>): ContextSet {
    const done = new Map<ContextSet, ContextSet>()
    const without = (each: ContextSet): ContextSet => {
      if (each === nothing || each === everything) return each
      const before = done.get(each)
      if (before !== undefined) return before
      const { variable, below } = nodeOf(each)
      const kept = below.map(without)
      const result = variables.has(variable) ? kept.reduce(or, nothing) : create(variable, kept)
      done.set(each, result)
      return result
    }
    return without(set)
  }

  function pick(set: ContextSet): ReadonlyMap<number, number> {
    const values = new Map<number, number>()
    for (let at = set; at !== everything; ) {
      const { variable, below } = nodeOf(at)
      const value = below.findIndex((each) => each !== nothing)
      if (value < 0) throw new Error('There is no context in an empty set.')
      values.set(variable, value)
      at = below[value] ?? everything
    }
    return values
  }

  return {
    having: (variable, isMarked) =>
      create(
        variable,
        Array.from({ length: sizes[variable] ?? 0 }, (_, value) => (isMarked(value) ? everything : nothing)),
      ),
    and,
    or,
    minus,
    not: (a) => minus(everything, a),
    forget,
    pick,
  }
}

import { createAnswerCache } from './answer-cache.ts'
import { createNodeTable } from './node-table.ts'
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
  /** The context of a set that is not empty that differs from given values in the fewest variables: what differs, by variable. */
  readonly closest: (a: ContextSet, values: readonly number[]) => ReadonlyMap<number, number>
}

/** The cheapest way on from a set: by which value of its variable, and how many variables then differ. */
interface Nearest {
  readonly cost: number
  readonly value: number
}

const conjunction = 1
const disjunction = 2
const subtraction = 3
type Operation = typeof conjunction | typeof disjunction | typeof subtraction

/** What an operation answers without looking into its operands, or -1. */
function shortcut(operation: Operation, a: ContextSet, b: ContextSet): ContextSet {
  if (operation === conjunction) {
    if (a === nothing || b === nothing) return nothing
    if (a === everything || a === b) return b
    return b === everything ? a : -1
  }
  if (operation === disjunction) {
    if (a === everything || b === everything) return everything
    if (a === nothing || a === b) return b
    return b === nothing ? a : -1
  }
  if (a === nothing || b === everything || a === b) return nothing
  return b === nothing ? a : -1
}

/** An operation that forgets some variables. */
interface Forgetting {
  readonly number: number
  /** The last of the variables: nothing is forgotten beyond it. */
  readonly last: number
}

/** Variables are tested in the order of their numbers; each has so many values. */
export function createDiagrams(sizes: readonly number[], { spend }: WorkBudget): Diagrams {
  const { variableOf, childOf, create, push } = createNodeTable(sizes, spend)
  const answers = createAnswerCache()
  /** Of those that forget: the same for sets of variables that say the same. */
  const numbers = new Map<string, number>()
  const forgettings = new WeakMap<ReadonlySet<number>, Forgetting>()

  /** Value by value of the first variable that either tests. */
  function apply(operation: Operation, left: ContextSet, right: ContextSet): ContextSet {
    const short = shortcut(operation, left, right)
    if (short >= 0) return short
    const isSwapped = operation !== subtraction && left > right
    const a = isSwapped ? right : left
    const b = isSwapped ? left : right
    const before = answers.find(operation, a, b)
    if (before >= 0) return before
    spend()
    const ofA = variableOf(a)
    const ofB = variableOf(b)
    const variable = ofA < ofB ? ofA : ofB
    const size = sizes[variable] ?? 0
    for (let value = 0; value < size; value++)
      push(
        apply(operation, ofA === variable ? childOf(a, value) : a, ofB === variable ? childOf(b, value) : b),
      )
    const answer = create(variable)
    answers.keep(operation, a, b, answer)
    return answer
  }

  const and = (a: ContextSet, b: ContextSet): ContextSet => apply(conjunction, a, b)
  const or = (a: ContextSet, b: ContextSet): ContextSet => apply(disjunction, a, b)
  const minus = (a: ContextSet, b: ContextSet): ContextSet => apply(subtraction, a, b)

  /** The operation that forgets these variables. */
  function forgettingOf(variables: ReadonlySet<number>): Forgetting {
    const forgetting = forgettings.get(variables) ?? {
      number: numberOf([...variables].sort((a, b) => a - b).join()),
      last: Math.max(-1, ...variables),
    }
    forgettings.set(variables, forgetting)
    return forgetting
  }

  function numberOf(variables: string): number {
    const number = numbers.get(variables) ?? numbers.size + subtraction + 1
    numbers.set(variables, number)
    return number
  }

  function forget(set: ContextSet, variables: ReadonlySet<number>): ContextSet {
    const { number, last } = forgettingOf(variables)
    const without = (each: ContextSet): ContextSet => {
      const variable = variableOf(each)
      if (variable > last) return each
      const before = answers.find(number, each, 0)
      if (before >= 0) return before
      spend()
      const size = sizes[variable] ?? 0
      let answer = nothing
      if (variables.has(variable))
        for (let value = 0; value < size; value++) answer = or(answer, without(childOf(each, value)))
      else {
        for (let value = 0; value < size; value++) push(without(childOf(each, value)))
        answer = create(variable)
      }
      answers.keep(number, each, 0, answer)
      return answer
    }
    return without(set)
  }

  function having(variable: number, isMarked: (value: number) => boolean): ContextSet {
    for (let value = 0; value < (sizes[variable] ?? 0); value++) push(isMarked(value) ? everything : nothing)
    return create(variable)
  }

  function pick(set: ContextSet): ReadonlyMap<number, number> {
    const values = new Map<number, number>()
    for (let at = set; at !== everything; ) {
      const variable = variableOf(at)
      const size = sizes[variable] ?? 0
      let value = 0
      while (value < size && childOf(at, value) === nothing) value++
      if (value >= size) throw new Error('There is no context in an empty set.')
      values.set(variable, value)
      at = childOf(at, value)
    }
    return values
  }

  function closest(set: ContextSet, values: readonly number[]): ReadonlyMap<number, number> {
    const done = new Map<ContextSet, Nearest>([
      [everything, { cost: 0, value: 0 }],
      [nothing, { cost: Number.POSITIVE_INFINITY, value: 0 }],
    ])
    const nearest = (each: ContextSet): Nearest => {
      const before = done.get(each)
      if (before !== undefined) return before
      const variable = variableOf(each)
      const size = sizes[variable] ?? 0
      let best: Nearest = { cost: Number.POSITIVE_INFINITY, value: 0 }
      for (let value = 0; value < size; value++) {
        const cost = nearest(childOf(each, value)).cost + (value === values[variable] ? 0 : 1)
        if (cost < best.cost) best = { cost, value }
      }
      done.set(each, best)
      return best
    }
    if (set === nothing) throw new Error('There is no context in an empty set.')
    const changes = new Map<number, number>()
    for (let at = set; at !== everything; ) {
      const { value } = nearest(at)
      if (value !== values[variableOf(at)]) changes.set(variableOf(at), value)
      at = childOf(at, value)
    }
    return changes
  }

  return { having, and, or, minus, not: (a) => minus(everything, a), forget, pick, closest }
}

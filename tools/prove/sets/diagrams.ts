import { createAnswerCache } from './answer-cache.ts'
import { createNodeTable } from './node-table.ts'
import type { WorkBudget } from './work-budget.ts'

/** Set of contexts: a multi-valued decision diagram (Srinivasan et al., 1990). Equal sets have equal numbers. */
export type ContextSet = number & { readonly brand?: 'ContextSet' }

export const nothing: ContextSet = 0
export const everything: ContextSet = 1

export interface Diagrams {
  /** Contexts in which a variable has one of the marked values. */
  readonly having: (variable: number, isMarked: (value: number) => boolean) => ContextSet
  readonly and: (a: ContextSet, b: ContextSet) => ContextSet
  readonly or: (a: ContextSet, b: ContextSet) => ContextSet
  readonly not: (a: ContextSet) => ContextSet
  /** Contexts in `a` and not in `b`. */
  readonly minus: (a: ContextSet, b: ContextSet) => ContextSet
  /** Contexts that differ from one of `a` at most in these variables. */
  readonly forget: (a: ContextSet, variables: ReadonlySet<number>) => ContextSet
  /** Picks one context of a non-empty set: value by variable, any value for those left out. Prefers the value 0. */
  readonly pick: (a: ContextSet) => ReadonlyMap<number, number>
  /** Context of a non-empty set with the fewest differences from given values: the differences, by variable. */
  readonly closest: (a: ContextSet, values: readonly number[]) => ReadonlyMap<number, number>
}

/** Nearest continuation from a set: the value of its variable, and the number of differing variables from there. */
interface Nearest {
  readonly cost: number
  readonly value: number
}

const conjunction = 1
const disjunction = 2
const subtraction = 3
type Operation = typeof conjunction | typeof disjunction | typeof subtraction

/** Result of an operation that needs no look into its operands, or -1. */
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

/** Operation that forgets some variables. */
interface Forgetting {
  readonly number: number
  /** Last of the variables, after which nothing is forgotten. */
  readonly last: number
}

/** Creates diagrams that test variables in the order of their numbers; `sizes` are their numbers of values. */
export function createDiagrams(sizes: readonly number[], { spend }: WorkBudget): Diagrams {
  const { variableOf, childOf, create, push } = createNodeTable(sizes, spend)
  const answers = createAnswerCache()
  /** Numbers of forgetting operations, equal for equal sets of variables. */
  const numbers = new Map<string, number>()
  const forgettings = new WeakMap<ReadonlySet<number>, Forgetting>()

  /** Applies an operation value by value of the first variable that either operand tests. */
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

  /** Operation that forgets these variables. */
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

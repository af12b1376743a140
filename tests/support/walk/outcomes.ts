import type { Effects, Leaf, Predicate, PredicateSource, Predicates } from '#engine'
import type { ConditionSpace } from '../../../tools/prove/conditions.ts'
import { nothing } from '../../../tools/prove/sets/diagrams.ts'
import { sizeOf } from '../../../tools/prove/sets/variables.ts'
import { leavesOf } from '../../../tools/prove/values/leaves-of.ts'
import type { Anybody } from './anybody.ts'
import type { Random } from './random.ts'

/** Applies one possible effect at random; false if none is possible, and then the context is left changed. */
export type Outcome = () => boolean

/** Inputs from which outcomes are drawn. */
export interface Chance {
  readonly anybody: Anybody
  readonly conditions: ConditionSpace
  readonly predicates: Predicates
  readonly random: Random
}

/**
 * Creates an outcome as the proof reads effects: a field in `sets` takes any value, or one of those named; a condition
 * in `gives` holds afterwards.
 */
export function createOutcome({ sets = [], gives = [] }: Effects, chance: Chance): Outcome {
  const bundles = bundle(settersOf(sets, chance.conditions), gives, chance)
  const outcomes = bundles.map((each) => createBundle(each, chance))
  return () => {
    for (let index = 0; index < outcomes.length; index++) if (outcomes[index]?.() === false) return false
    return true
  }
}

/** Variable that is set, with its possible values. */
interface Setter {
  readonly variable: number
  readonly values: readonly number[]
}

/** Marker for the variable's current value. */
const kept = -1

function settersOf(sets: readonly (string | Leaf)[], conditions: ConditionSpace): readonly Setter[] {
  const { variablesOf } = conditions
  const sizes = conditions.variables.map(sizeOf)
  const anyOf = (variable: number): Setter => ({
    variable,
    values: Array.from({ length: sizes[variable] ?? 0 }, (_, value) => value),
  })
  return sets.flatMap((entry) => {
    if (typeof entry === 'string') return [...variablesOf(entry)].map(anyOf)
    const elements = entry.exists === true ? undefined : conditions.elementsNamed(entry)
    if (elements !== undefined) return [...elements].map(anyOf)
    return [...variablesOf(entry.field)].map(anyOf).map(({ variable, values }) => ({
      variable,
      values: [kept, ...values.filter((value) => mayHold(entry, variable, value, conditions))],
    }))
  })
}

const mayHold = (
  leaf: Leaf,
  variable: number,
  value: number,
  { diagrams, setOfLeaf }: ConditionSpace,
): boolean =>
  diagrams.and(
    diagrams.having(variable, (each) => each === value),
    setOfLeaf(leaf),
  ) !== nothing

/** Variables whose values must fit together, with the conditions that they must meet. */
interface Bundle {
  readonly setters: readonly Setter[]
  readonly gives: readonly PredicateSource[]
}

/** Groups conditions that share a variable. */
function bundle(
  setters: readonly Setter[],
  gives: readonly PredicateSource[],
  chance: Chance,
): readonly Bundle[] {
  return gives.reduce<readonly Bundle[]>(
    (bundles, give) => {
      const read = variablesRead(give, chance)
      const joined = bundles.filter((each) => each.setters.some(({ variable }) => read.has(variable)))
      return [
        ...bundles.filter((each) => !joined.includes(each)),
        {
          setters: joined.flatMap((each) => each.setters),
          gives: [...joined.flatMap((each) => each.gives), give],
        },
      ]
    },
    setters.map((setter) => ({ setters: [setter], gives: [] })),
  )
}

const variablesRead = (condition: PredicateSource, { conditions, predicates }: Chance): ReadonlySet<number> =>
  new Set(
    leavesOf(condition, predicates).flatMap((leaf) => [
      ...(conditions.elementsNamed(leaf) ?? conditions.variablesOf(leaf.field)),
    ]),
  )

function createBundle({ setters, gives }: Bundle, chance: Chance): Outcome {
  const tests = gives.map(chance.predicates.compile)
  const all = combinationsOf(setters)
  const isClosed =
    !setters.some(({ values }) => values.includes(kept)) &&
    gives.every((give) =>
      [...variablesRead(give, chance)].every((read) => setters.some(({ variable }) => variable === read)),
    )
  const variables = setters.map(({ variable }) => variable)
  return isClosed
    ? pickAny(variables, findFitting(variables, all, tests, chance), chance)
    : pickFitting(variables, all, tests, chance)
}

type Combination = readonly number[]

const combinationsOf = (setters: readonly Setter[]): readonly Combination[] =>
  setters.reduce<readonly Combination[]>(
    (known, { values }) => known.flatMap((before) => values.map((value) => [...before, value])),
    [[]],
  )

/** Finds the fitting combinations once, because these conditions depend on nothing else. */
function findFitting(
  variables: readonly number[],
  all: readonly Combination[],
  tests: readonly Predicate[],
  { anybody }: Chance,
): readonly Combination[] {
  const before = anybody.values.slice()
  const fitting = all.filter((combination) => {
    variables.forEach((variable, index) => {
      anybody.assign(variable, combination[index] ?? 0)
    })
    return tests.every((test) => test(anybody.context))
  })
  anybody.restore(before)
  return fitting
}

function pickAny(
  variables: readonly number[],
  fitting: readonly Combination[],
  { anybody, random }: Chance,
): Outcome {
  return () => {
    const combination = fitting[random.below(fitting.length)]
    if (combination === undefined) return false
    for (let index = 0; index < variables.length; index++)
      anybody.assign(variables[index] ?? 0, combination[index] ?? 0)
    return true
  }
}

/** Picks a fitting combination by trial, starting at a random one, because the rest of the application decides which one fits. */
function pickFitting(
  variables: readonly number[],
  all: readonly Combination[],
  tests: readonly Predicate[],
  { anybody, random }: Chance,
): Outcome {
  const holds = (test: Predicate): boolean => test(anybody.context)
  return () => {
    const before = variables.map((variable) => anybody.values[variable] ?? 0)
    const start = random.below(all.length)
    for (let tried = 0; tried < all.length; tried++) {
      const combination = all[(start + tried) % all.length] ?? []
      for (let index = 0; index < variables.length; index++) {
        const value = combination[index] ?? kept
        anybody.assign(variables[index] ?? 0, value === kept ? (before[index] ?? 0) : value)
      }
      if (tests.every(holds)) return true
    }
    return false
  }
}

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ContextSet, createDiagrams, everything, nothing } from './diagrams.ts'
import { createBudget } from './work-budget.ts'

const sizes = [2, 3, 2, 4, 2, 3]

/** Contexts as the values of their variables. */
const contexts = sizes.reduce<readonly (readonly number[])[]>(
  (known, size) => known.flatMap((values) => Array.from({ length: size }, (_, value) => [...values, value])),
  [[]],
)

const diagrams = createDiagrams(sizes, createBudget(10_000_000))

/** Set of contexts in two forms: as a diagram, and as a membership flag for each context. */
interface Both {
  readonly set: ContextSet
  readonly isIn: readonly boolean[]
}

const where = (holds: (values: readonly number[], index: number) => boolean) => contexts.map(holds)

const join = {
  and: (a: boolean, b: boolean) => a && b,
  or: (a: boolean, b: boolean) => a || b,
  minus: (a: boolean, b: boolean) => a && !b,
}

const { both } = fc.letrec<{ both: Both; having: Both; joined: Both; forgotten: Both }>((tie) => ({
  both: fc.oneof({ maxDepth: 6, withCrossShrink: true }, tie('having'), tie('joined'), tie('forgotten')),
  having: fc.tuple(fc.nat(sizes.length - 1), fc.nat(15)).map(([variable, marks]) => ({
    set: diagrams.having(variable, (value) => ((marks >> value) & 1) === 1),
    isIn: where((values) => ((marks >> (values[variable] ?? 0)) & 1) === 1),
  })),
  joined: fc
    .tuple(tie('both'), fc.constantFrom('and', 'or', 'minus'), tie('both'))
    .map(([a, operation, b]) => ({
      set: diagrams[operation](a.set, b.set),
      isIn: where((_, index) => join[operation](a.isIn[index] ?? false, b.isIn[index] ?? false)),
    })),
  forgotten: fc
    .tuple(tie('both'), fc.subarray([...sizes.keys()], { maxLength: 3 }))
    .map(([a, variables]) => ({
      set: diagrams.forget(a.set, new Set(variables)),
      isIn: where((values) =>
        contexts.some(
          (other, index) =>
            a.isIn[index] &&
            values.every((value, variable) => variables.includes(variable) || value === other[variable]),
        ),
      ),
    })),
}))

describe('a set of contexts', () => {
  it('has in it what the same operations on a list leave', () => {
    fc.assert(
      fc.property(both, ({ set, isIn }) => {
        for (const [index, values] of contexts.entries()) {
          const only = values.reduce<ContextSet>(
            (left, value, variable) =>
              diagrams.and(
                left,
                diagrams.having(variable, (each) => each === value),
              ),
            everything,
          )
          expect(diagrams.and(set, only) !== nothing).toBe(isIn[index])
        }
      }),
      { numRuns: 60 },
    )
  })

  it('is the same number as every other that has the same in it', () => {
    fc.assert(
      fc.property(both, both, (a, b) => {
        const isSame = a.isIn.every((one, index) => one === b.isIn[index])
        expect(a.set === b.set).toBe(isSame)
        expect(diagrams.not(diagrams.not(a.set))).toBe(a.set)
      }),
    )
  })

  it('shows one of what is in it', () => {
    fc.assert(
      fc.property(both, ({ set, isIn }) => {
        fc.pre(set !== nothing)
        const values = [...diagrams.pick(set)]
        const some = contexts.findIndex((context) =>
          values.every(([variable, value]) => context[variable] === value),
        )
        expect(isIn[some]).toBe(true)
      }),
    )
  })

  it('has no closer one than the closest', () => {
    const distance = (a: readonly number[], b: readonly number[]) =>
      a.filter((value, variable) => value !== b[variable]).length
    fc.assert(
      fc.property(both, fc.constantFrom(...contexts), ({ set, isIn }, own) => {
        fc.pre(set !== nothing)
        const changes = diagrams.closest(set, own)
        const members = contexts.filter((_, index) => isIn[index])
        expect(members).toContainEqual(own.map((value, variable) => changes.get(variable) ?? value))
        expect(changes.size).toBe(Math.min(...members.map((member) => distance(member, own))))
      }),
    )
  })

  it('has none in it when it is empty', () => {
    expect(() => diagrams.closest(nothing, sizes)).toThrow('empty set')
  })
})

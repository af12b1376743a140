import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Context, Leaf, PredicateSource } from '#engine'
import { type CaseValues, contextOf } from '../../tools/examples/case-values.ts'
import { changesOf } from '../../tools/examples/changes.ts'
import { asVariants, type Decision } from '../../tools/examples/decision.ts'
import { casesOf } from '../../tools/examples/examples-of.ts'
import { propose } from '../../tools/examples/propose.ts'
import { unprotectedIn } from '../../tools/examples/protect.ts'
import { modelOf } from '../../tools/lint/proof/model-of.ts'
import { subjectsOf } from '../../tools/lint/subjects.ts'
import { sampleSource } from '../support/lint/lint-sample.ts'

const source = sampleSource(() => undefined)
const [subject] = subjectsOf(source, undefined)
const flows = subject?.flows
const model = subject && modelOf(subject)
if (flows === undefined || model === undefined) throw new Error('The sample does not compile.')

const states = ['CA', 'GA', 'MA', 'TX']
const types = ['NOTE', 'DEED', 'CLOSING_DISCLOSURE']

const leaf: fc.Arbitrary<Leaf> = fc.oneof(
  fc
    .subarray(states, { minLength: 1 })
    .map((values) => ({ field: 'heloc.property.address.state', in: values })),
  fc
    .constantFrom('gt', 'gte', 'lt', 'lte')
    .chain((operator) =>
      fc.integer({ min: 0, max: 2 }).map((bound) => ({ field: 'heloc.term', [operator]: bound })),
    ),
  fc
    .subarray(types, { minLength: 1 })
    .map((values) => ({ field: 'heloc.documents[].type', includesAny: values })),
  fc.constantFrom(...types).map((type) => ({ field: 'heloc.documents[].type', includes: type })),
  fc.boolean().map((exists) => ({ field: 'heloc.documents[].type', exists })),
  fc.boolean().map((is) => ({ field: 'heloc.isCrypto', equals: is })),
)

const { condition } = fc.letrec<{ condition: PredicateSource }>((tie) => ({
  condition: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc.constant('chosen'),
    fc.array(tie('condition'), { minLength: 1, maxLength: 3 }).map((all) => ({ all })),
    fc.array(tie('condition'), { minLength: 1, maxLength: 3 }).map((any) => ({ any })),
    tie('condition').map((not) => ({ not })),
  ),
}))

const decision = fc
  .oneof(
    condition.map(asVariants),
    fc
      .array(condition, { minLength: 1, maxLength: 3 })
      .map((whens) => [
        ...whens.map((when, index) => ({ value: `page-${index % 2}`, when })),
        { value: 'page-2' },
      ]),
  )
  .map(
    (variants): Decision => ({ file: 'predicates', place: 'it', pointer: '/it', variants, state: undefined }),
  )

const grid: readonly Context[] = ['', ...states, 'NY']
  .flatMap((state) =>
    [null, -1, 0, 1, 2, 3].map(
      (term): CaseValues => ({
        'heloc.property.address.state': state === '' ? null : state,
        'heloc.term': term,
      }),
    ),
  )
  .flatMap((facts) => [false, true].map((is): CaseValues => ({ ...facts, 'heloc.isCrypto': is })))
  .flatMap((facts) =>
    [[], ['NOTE'], ['DEED'], ['NOTE', 'DEED'], ['HELOC_BOOKLET']].map(
      (list): CaseValues => ({
        ...facts,
        'heloc.documents[].type': list,
      }),
    ),
  )
  .map((facts) => contextOf(facts, flows.project))

describe('examples proposed for any decision', () => {
  it('leave nothing unprotected once they are answered', () => {
    fc.assert(
      fc.property(decision, (one) => {
        const proposed = propose(one, unprotectedIn(one, [], flows, model), flows)
        const contexts = proposed.flatMap((each) =>
          casesOf({ source: each }, one, source).map(({ context }) => context),
        )
        expect(unprotectedIn(one, contexts, flows, model)).toEqual([])
      }),
      { numRuns: 150 },
    )
  })

  it('are asked for wherever some case would notice a change', () => {
    fc.assert(
      fc.property(decision, (one) => {
        const asked = new Set(
          unprotectedIn(one, [], flows, model).map(({ change }) => JSON.stringify(change.variants)),
        )
        for (const { variants, isNoticed } of changesOf(one, flows))
          if (grid.some(isNoticed)) expect(asked).toContain(JSON.stringify(variants))
      }),
      { numRuns: 60 },
    )
  })
})

import { describe, expect, it } from 'vitest'
import { shippedTenants } from '../../tests/support/backend/create-test-app.ts'
import { decideBy } from './decided.ts'
import { flowsFor } from './flows-for.ts'
import { reachableStates } from './reachable-states.ts'
import { reachedPages } from './reached-pages.ts'

const { source } = shippedTenants().resolve('hearthline').effective
const pagesFor = (isCrypto: boolean | undefined) => {
  const flows = flowsFor(source, isCrypto === undefined ? {} : { 'heloc.isCrypto': isCrypto })
  return reachedPages(flows, reachableStates(flows.process))
}

describe('the flows of a lender', () => {
  it('lose the pages that what is known of it rules out, and no others', () => {
    const all = pagesFor(undefined)
    expect([...all].filter((page) => !pagesFor(true).has(page))).toEqual(
      expect.arrayContaining(['bank/disburse', 'bank/manual-disburse', 'bank/autopay']),
    )
    expect(all.size - pagesFor(true).size).toBe(3)
    expect(pagesFor(false)).toEqual(all)
  })
})

describe('a condition', () => {
  const decide = decideBy({ 'heloc.isCrypto': true }, source.predicates)
  const known = { field: 'heloc.isCrypto', equals: true }
  const open = { field: 'heloc.term', gt: 0 }

  it.each([
    ['of what is known', 'isCrypto', true],
    ['of its opposite', { not: known }, false],
    ['of all, where one part never holds', { all: [open, { not: known }] }, false],
    ['of any, where one part always holds', { any: [open, known] }, true],
    ['of any, where no part ever holds', { any: [{ not: known }] }, false],
    ['of all, where a part is open', { all: [known, open] }, undefined],
    ['of something else', open, undefined],
    ['that is not named', 'noSuchCondition', undefined],
  ])('is decided as far as it is known: %s', (_, condition, decided) => {
    expect(decide(condition)).toBe(decided)
  })
})

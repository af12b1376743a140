import { describe, expect, it } from 'vitest'
import { sampleSource } from '../../tests/support/lint/lint-sample.ts'
import { resolveBase } from '../journey/resolve-base.ts'
import { tenantJourney } from '../journey/tenant-journey.ts'

const sound = {
  $schema: '../../schemas/dsl/migration.schema.json',
  id: 'no-hmda',
  date: '2026-11-21',
  reason: 'The demographic questions are no longer asked.',
  from: ['HMDA'],
  to: 'OFFER_SELECTION',
}
const file = (id: string) => `flows/migrations/${id}.json`
type Changes = Partial<typeof sound> & { readonly when?: unknown }
const sourceWith = (...migrations: readonly Changes[]) =>
  sampleSource((tree) => {
    for (const migration of migrations) tree[file(migration.id ?? sound.id)] = { ...sound, ...migration }
  })
const findingsOf = (...migrations: readonly Changes[]) =>
  resolveBase(sourceWith(...migrations)).findings.map(({ rule, pointer, message, hint }) => ({
    rule,
    pointer,
    message,
    ...(hint === undefined ? {} : { hint }),
  }))

describe('a migration', () => {
  it('is sound when it leads to a state of the process', () => {
    expect(findingsOf({})).toEqual([])
  })

  it('is sound when another migration leads on from where it leads', () => {
    expect(findingsOf({ to: 'HMDA_AGAIN' }, { id: 'on', from: ['HMDA_AGAIN'] })).toEqual([])
  })

  it('is refused when nothing leads on from where it leads', () => {
    expect(findingsOf({ to: 'OFFER_SELECTON' })).toEqual([
      {
        rule: 'unknown-reference',
        pointer: '/to',
        message: 'There is no state "OFFER_SELECTON" in the process, and no migration leads on from it.',
        hint: 'Did you mean "OFFER_SELECTION"?',
      },
    ])
  })

  it('may name no predicate, which may change after it was applied', () => {
    expect(findingsOf({ when: 'chosen' })).toMatchObject([{ rule: 'unknown-reference', pointer: '/when' }])
  })

  it.each([
    [{ field: 'heloc.trm', gt: 0 }, 'unknown-reference', '/when/field'],
    [{ field: 'heloc.term', includes: 1 }, 'operator-type-mismatch', '/when/includes'],
    [{ not: { field: 'heloc.term', gt: 0 } }, 'unsafe-negation', '/when/not'],
  ])('is refused with a condition that cannot be asked: %j', (when, rule, pointer) => {
    expect(findingsOf({ when })).toMatchObject([{ rule, pointer }])
  })

  it('is refused under a name that is not its id', () => {
    const source = sampleSource((tree) => {
      tree[file('other')] = sound
    })
    expect(resolveBase(source).findings).toMatchObject([{ file: file('other'), pointer: '/id' }])
  })

  it('is refused without a reason', () => {
    expect(findingsOf({ reason: '' })[0]).toMatchObject({ rule: 'schema', pointer: '/reason' })
  })
})

describe('the migrations of a lender', () => {
  it('are those of all lenders and its own, the oldest first', () => {
    const source = sourceWith(
      { id: 'b', date: '2026-11-22' },
      { id: 'a', date: '2026-11-22' },
      { id: 'z', date: '2026-01-01' },
    )
    const { migrations } = tenantJourney(source, 'bank')
    expect(migrations.map(({ source }) => source.id)).toEqual(['z', 'a', 'b'])
  })
})

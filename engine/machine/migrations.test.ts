import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { vocabulary } from '#generated/vocabulary'
import type { MigrationSource } from '../source.ts'
import { createMigration, followMigrations } from './migrations.ts'

const migration = (id: string, from: readonly string[], to: string, rest: Partial<MigrationSource> = {}) =>
  createMigration({ id, date: '2026-11-21', reason: 'for a test', from, to, ...rest }, vocabulary)
const always = () => true
const ids = (steps: ReturnType<typeof followMigrations>) =>
  steps.map(({ migration: { source } }) => source.id)

describe('an application that is migrated', () => {
  it('goes from state to state as far as migrations lead', () => {
    const migrations = [migration('a', ['OLD'], 'NEWER'), migration('b', ['NEWER', 'ELSE'], 'NEWEST')]
    expect(followMigrations(migrations, 'OLD', {}, vocabulary, always)).toMatchObject([
      { from: 'OLD', to: 'NEWER' },
      { from: 'NEWER', to: 'NEWEST' },
    ])
  })

  it('takes the first whose condition holds, and stays where none does', () => {
    const inTexas = { field: 'heloc.property.address.state', equals: 'TX' } as const
    const migrations = [
      migration('texas', ['OLD'], 'A', { when: inTexas }),
      migration('others', ['OLD'], 'B', { when: { not: inTexas } }),
    ]
    const texan = { heloc: { property: { address: { state: 'TX' } } } }
    expect(ids(followMigrations(migrations, 'OLD', texan, vocabulary, always))).toEqual(['texas'])
    expect(ids(followMigrations(migrations, 'OLD', {}, vocabulary, always))).toEqual(['others'])
    expect(followMigrations(migrations, 'NEW', {}, vocabulary, always)).toEqual([])
  })

  it('is asked about the state that it has come to', () => {
    const when = { field: 'status.checklistStatus', equals: 'HMDA' } as const
    const migrations = [migration('a', ['OLD'], 'HMDA'), migration('b', ['HMDA'], 'COMPLETE', { when })]
    expect(ids(followMigrations(migrations, 'OLD', {}, vocabulary, always))).toEqual(['a', 'b'])
  })

  it('takes none that may not be taken', () => {
    expect(followMigrations([migration('a', ['OLD'], 'NEW')], 'OLD', {}, vocabulary, () => false)).toEqual([])
  })

  const states = ['A', 'B', 'C', 'D']
  const state = fc.constantFrom(...states)
  const anyMigrations = fc
    .array(fc.record({ from: fc.subarray(states, { minLength: 1 }), to: state }), { maxLength: 6 })
    .map((list) => list.map(({ from, to }, index) => migration(`m${index}`, from, to)))

  it('comes to an end, whatever circles migrations make', () => {
    fc.assert(
      fc.property(anyMigrations, state, (migrations, from) => {
        const steps = followMigrations(migrations, from, {}, vocabulary, always)
        expect(new Set(ids(steps)).size).toBe(steps.length)
      }),
    )
  })

  it('is not moved by what it has taken before: twice is as once', () => {
    fc.assert(
      fc.property(anyMigrations, state, (migrations, from) => {
        const steps = followMigrations(migrations, from, {}, vocabulary, always)
        const taken = new Set(ids(steps))
        const again = followMigrations(
          migrations,
          steps.at(-1)?.to ?? from,
          {},
          vocabulary,
          ({ source }) => !taken.has(source.id),
        )
        expect(again).toEqual([])
      }),
    )
  })
})

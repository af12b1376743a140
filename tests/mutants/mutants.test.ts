// @module-tag slow
import { describe, expect, it } from 'vitest'
import { asJsonObject, asStrings, type Finding, type Json, loadSource } from '#source'
import { rulesOf } from '../../tools/lint/rules-of.ts'
import { runLint } from '../../tools/lint/run-lint.ts'
import { changedBehaviour } from './changes-behaviour.ts'
import { drawMutants } from './draw-mutants.ts'
import { edited } from './edit.ts'
import { howNear } from './how-near.ts'
import { judgeMutant, mutate } from './judge-mutant.ts'
import type { KeyPath, Mutant } from './mutant.ts'

const shipped = loadSource()

const drawn = (seed: number, count: number): readonly Mutant[] => {
  const mutants: Mutant[] = []
  for (const mutant of drawMutants(shipped, seed)) {
    mutants.push(mutant)
    if (mutants.length === count) break
  }
  return mutants
}

/** Mutant that changes one place. */
const changing = (file: string, steps: KeyPath, to: Json | undefined): Mutant => {
  const value = edited(shipped.files.get(file)?.value ?? null, steps, () => to)
  return { id: 1, kind: 'one', file, steps, says: '', becomes: new Map([[file, value]]) }
}

describe('mistakes drawn from the schemas', () => {
  it('are the same for the same seed, and others for another', () => {
    expect(drawn(1, 50)).toEqual(drawn(1, 50))
    expect(drawn(2, 50)).not.toEqual(drawn(1, 50))
  })

  it('are of every kind and in all files that applicants meet', () => {
    const many = drawn(3, 2000)
    expect(new Set(many.map(({ kind }) => kind))).toEqual(
      new Set([
        ...['all-for-any', 'any-for-all', 'boolean', 'digits-crossed', 'element-added', 'element-lost'],
        ...[
          'entries-exchanged',
          'entry-and-uses-lost',
          'entry-lost',
          'enumeration',
          'negated',
          'not-dropped',
        ],
        ...['neighbors-exchanged', 'not-lost', 'number-by-one', 'number-tenfold', 'placeholder-lost'],
        ...['property-lost', 'reference', 'sentence-lost'],
      ]),
    )
    const files = new Set(many.map(({ file }) => file.replace(/\/[^/]+\.json$/, '')))
    for (const folder of ['flows', 'flows/copy/en-US', 'flows/help', 'tenants/provider'])
      expect(files).toContain(folder)
  })

  it('are none in the shipped journey as it is printed for them', () => {
    const same = mutate({ becomes: new Map() }, shipped)
    // Only the layout differs; the order of keys is unchanged.
    expect(
      runLint(same, { selected: rulesOf(shipped.project).filter(({ isAskedFor }) => isAskedFor !== true) })
        .findings,
    ).toEqual([])
  })

  it('change something for somebody, or are not judged', () => {
    const removed = changing(
      'flows/copy/en-US/complete.json',
      ['messages', 'complete.cancelled.title'],
      undefined,
    )
    expect(changedBehaviour(mutate(removed, shipped), shipped, 'harborcu')).toMatch(/^The message .* is gone/)
    const first = asJsonObject(asJsonObject(shipped.files.get('flows/predicates.json')?.value).predicates)
    const { all } = asJsonObject(first.offerChosen)
    const exchanged = changing('flows/predicates.json', ['predicates', 'offerChosen'], {
      all: Array.isArray(all) ? all.toReversed() : [],
    })
    expect(judgeMutant(exchanged, shipped)).toBeUndefined()
  })

  it('are found by what knows them', () => {
    const by = (mutant: Mutant) => judgeMutant(mutant, shipped)?.found?.by
    expect(by(changing('flows/limits.json', ['limits', 'apr', 'maxBps'], 1270))).toBe('facts')
    expect(by(changing('flows/journey.json', ['transitions', 'creditFrozen', 'to'], 'nowhere'))).toBe('lint')
  })
})

describe('a finding', () => {
  const finding = {
    rule: 'r',
    severity: 'error',
    message: 'm',
    file: 'flows/journey.json',
    line: 1,
    column: 1,
  } as const
  const nearness = (place: Pick<Finding, 'pointer'> & Partial<Finding>) => {
    const mutant = changing(finding.file, ['transitions', 'creditFrozen', 'to'], 'bpo')
    return howNear({ ...finding, ...place }, mutant, mutate(mutant, shipped), shipped)
  }

  it('leads to a mistake in the entry where it stands', () => {
    expect(nearness({ pointer: '/transitions/creditFrozen' })).toBe('at')
    expect(nearness({ pointer: '/transitions/creditFrozen/from' })).toBe('at')
  })

  it('leads to a mistake whose line it tells to see', () => {
    const place = { file: finding.file, line: 1, column: 1, pointer: '/transitions/creditFrozen' }
    expect(nearness({ pointer: '/states/hmda', related: [place] })).toBe('related')
  })

  it('leads to a mistake in an entry that it names, or that names it', () => {
    expect(nearness({ pointer: '/states/errorCredit' })).toBe('near')
    expect(nearness({ pointer: '/states/hmda', message: 'by creditFrozen there' })).toBe('near')
    expect(nearness({ pointer: '/triggerOrder/3' })).toBe('near')
  })

  it('stands where what is gone is still named, if it says so', () => {
    const mutant = changing(finding.file, ['transitions', 'creditFrozen'], undefined)
    const order = asStrings(asJsonObject(shipped.files.get(finding.file)?.value).triggerOrder)
    const nearnessOf = (pointer: string, message: string) =>
      howNear({ ...finding, pointer, message }, mutant, mutate(mutant, shipped), shipped)
    const named = `/triggerOrder/${order.indexOf('creditFrozen')}`
    expect(nearnessOf(named, 'There is no event "creditFrozen".')).toBe('at')
    expect(nearnessOf(named, 'It stands twice.')).toBe('near')
    expect(nearnessOf('/triggerOrder/0', 'There is no event "creditFrozen".')).toBe('near')
  })

  it('leads nowhere from farther away', () => {
    expect(nearness({ pointer: '/states/hmda' })).toBeUndefined()
    expect(nearness({ pointer: '/states/HMDA', file: 'flows/server-states.json' })).toBeUndefined()
    expect(nearness({ pointer: '/states/hmda', message: 'by creditFrozenWithPin there' })).toBeUndefined()
  })
})

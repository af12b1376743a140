// @module-tag slow
import { beforeAll, describe, expect, it } from 'vitest'
import { asJsonObject, asStrings, type Finding, loadSource, type Source } from '#source'
import { createRandom } from '../../tests/support/walk/random.ts'
import { rulesOf } from '../../tools/lint/rules-of.ts'
import { runLint } from '../../tools/lint/run-lint.ts'
import { changedBehaviour } from './changes-behaviour.ts'
import { createMutants } from './create-mutants.ts'
import { removing, setting } from './edit.ts'
import { howNear } from './how-near.ts'
import { judgeMutant, mutate } from './judge-mutant.ts'
import { conditionKinds } from './kinds/conditions.ts'
import { copyKinds } from './kinds/copy.ts'
import { dutyKinds } from './kinds/duties.ts'
import { flagKinds } from './kinds/flags.ts'
import { formKinds } from './kinds/forms.ts'
import { leafKinds } from './kinds/leaves.ts'
import { lenderKinds } from './kinds/lenders.ts'
import { licenceKinds } from './kinds/licences.ts'
import { limitKinds } from './kinds/limits.ts'
import { localeKinds } from './kinds/locales.ts'
import { orderKinds } from './kinds/orders.ts'
import { overrideKinds } from './kinds/overrides.ts'
import { pageKinds } from './kinds/pages.ts'
import { promiseKinds } from './kinds/promises.ts'
import { referenceKinds } from './kinds/references.ts'
import { stateKinds } from './kinds/states.ts'
import { textKinds } from './kinds/texts.ts'
import { transitionKinds } from './kinds/transitions.ts'
import { variantKinds } from './kinds/variants.ts'
import { kinds } from './kinds.ts'
import type { Mutant } from './mutant.ts'
import { loadSurvivors } from './survivors-file.ts'

let shipped: Source
let all: readonly Mutant[]
beforeAll(() => {
  shipped = loadSource()
  all = createMutants(shipped)
})

const named = (id: string): Mutant => {
  const mutant = all.find((each) => each.id === id)
  if (mutant === undefined) throw new Error(`There is no mutant ${id}.`)
  return mutant
}

describe('mistakes made on purpose', () => {
  it('are some hundreds, the same each time, of every kind', () => {
    expect(all.length).toBeGreaterThanOrEqual(500)
    expect(createMutants(shipped)).toEqual(all)
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(kinds.map(({ id }) => id)))
  })

  // Judges a sample; `npm run mutants` judges all, which takes minutes because of the proofs.
  it('are found by the linter, but for those that are known to survive', { timeout: 120_000 }, () => {
    const ofConditions = [conditionKinds, leafKinds, variantKinds].flat()
    const proven = [transitionKinds, ofConditions, stateKinds, promiseKinds, pageKinds].flat()
    const ofLenders = [lenderKinds, licenceKinds, localeKinds, overrideKinds].flat()
    const ofTexts = [textKinds, limitKinds, flagKinds, dutyKinds].flat()
    const shown = [referenceKinds, orderKinds, copyKinds, formKinds, ofLenders, ofTexts].flat()
    const random = createRandom()
    random.seed(7)
    const some = Array.from({ length: 4 }, () => proven[random.below(proven.length)])
    const sample = [...shown, ...some].flatMap((kind) => {
      const own = all.filter((mutant) => mutant.kind === kind?.id)
      return own[own.length >> 1] ?? []
    })
    const verdicts = sample.map((mutant) => judgeMutant(mutant, shipped, false))
    const lost = verdicts.filter(({ found, changes }) => found === undefined && changes !== undefined)
    const known = new Set(Object.keys(loadSurvivors().reasons))
    expect(lost.filter(({ kind }) => !known.has(kind))).toEqual([])
    expect(lost.length).toBeLessThanOrEqual(2)
    expect(verdicts.flatMap(({ crashes }) => crashes)).toEqual([])
  })

  it('are none in the shipped journey as it is printed for them', () => {
    const [mutant] = all
    if (mutant === undefined) throw new Error('There are no mutants.')
    const same = mutate(
      { file: mutant.file, becomes: { value: shipped.files.get(mutant.file)?.value ?? null } },
      shipped,
    )
    // Only the layout differs; the order of keys is unchanged.
    expect(
      runLint(same, { selected: rulesOf(same.project).filter(({ isAskedFor }) => isAskedFor !== true) })
        .findings,
    ).toEqual([])
  })

  it('change something for somebody, or do not', () => {
    const change = (id: string) => changedBehaviour(mutate(named(id), shipped), shipped, 'hearthline')
    expect(change('copy-removed-1')).toMatch(/^The message .* is gone/)
    const withoutPage = [1, 2, 3, 4, 5, 6].map((number) => change(`server-state-without-page-${number}`))
    expect(withoutPage.find((changed) => changed !== undefined)).toMatch(/^in [A-Z_]+, the page /)
    expect(change('transition-from-anywhere-1')).toBeUndefined()
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
    const tree = new Map([...shipped.files].map(([path, { value = null }]) => [path, value]))
    const steps = ['transitions', 'creditFrozen', 'to']
    const mutation = setting(tree, finding.file, steps, 'bpo', 'creditFrozen leads to bpo')
    const mutant = { ...mutation, id: 'a', kind: 'transition-redirected' }
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
    const tree = new Map([...shipped.files].map(([path, { value = null }]) => [path, value]))
    const mutation = removing(
      tree,
      finding.file,
      ['transitions', 'creditFrozen'],
      'creditFrozen is taken away',
    )
    const mutant = { ...mutation, id: 'a', kind: 'transition-removed' }
    const order = asStrings(asJsonObject(tree.get(finding.file)).triggerOrder)
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

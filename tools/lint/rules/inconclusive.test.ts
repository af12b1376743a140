import { describe, expect, it } from 'vitest'
import { fields } from '#generated/fields'
import { lintSample } from '../../../tests/support/lint/lint-sample.ts'

/**
 * Condition on pairs of fields, all first ones asked before all second ones, so that their sets of contexts share
 * nothing.
 */
function tangle(size: number): object {
  const known = Object.entries(fields).filter(
    ([, { item, default: preset }]) => !item && preset === undefined,
  )
  const leaves = known.map(([field]) => ({ field, exists: true }))
  const [firsts, seconds] = [leaves.slice(0, size), leaves.slice(size, 2 * size)]
  const pairs = firsts.map((first, index) => ({ all: [first, seconds[index]] }))
  return { all: [{ any: [...firsts, ...seconds] }, { any: pairs }] }
}

describe('inconclusive', () => {
  it('reports a journey that is too tangled to be proven, and no rule says that it is sound', () => {
    const findings = lintSample((tree) => {
      tree['flows/predicates.json'].predicates.chosen = tangle(20)
    }, 'inconclusive')
    expect(findings).toEqual([
      {
        rule: 'inconclusive',
        severity: 'error',
        message:
          'The journey could not be proven: More than 1000000 steps of work. No rule that needs the proof has been applied.',
        file: 'flows/journey.json',
        at: '"transitions": {',
        pointer: '/transitions',
        hint: 'Let fewer triggers be admitted everywhere, or share conditions between them.',
      },
    ])
  }, 60_000)

  it('accepts one that can be proven', () => {
    expect(lintSample(() => undefined, 'inconclusive')).toEqual([])
  })
})

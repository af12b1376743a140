import { describe, expect, it } from 'vitest'
import { lintPatched } from '../../../tests/support/lint/lint-patched.ts'
import { sampleFlag } from '../../../tests/support/lint/sample-flag.ts'

/** Findings on 2026-06-30 for a flag with this end date. */
const ending = (endDate: string) => {
  const flag = { ...sampleFlag, metadata: { ...sampleFlag.metadata, endDate } }
  return lintPatched({ 'flows/flags.json': { flags: { 'fe-menu': flag } } }, 'flag-expired')
}

describe('flag-expired', () => {
  it('reports a flag from the day after its end', () => {
    expect(ending('2026-06-29')).toEqual([
      {
        rule: 'flag-expired',
        severity: 'error',
        message: 'The flag "fe-menu" ended on 2026-06-29.',
        file: 'flows/flags.json',
        at: '"2026-06-29"',
        pointer: '/flags/fe-menu/metadata/endDate',
        hint: 'Remove it with the code that asks for it, or give it a later end.',
      },
    ])
  })

  it('accepts one on its last day, and one without an end', () => {
    expect(ending('2026-06-30')).toEqual([])
    expect(lintPatched({ 'flows/flags.json': { flags: { 'fe-menu': sampleFlag } } }, 'flag-expired')).toEqual(
      [],
    )
  })
})

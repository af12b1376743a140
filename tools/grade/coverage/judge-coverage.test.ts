import { describe, expect, it } from 'vitest'
import { parseJsonFile } from '#source'
import { judgeCoverage } from './judge-coverage.ts'

const text = `{
  "uncovered": {
    "trigger decline": "No applicant is ever declined by this lender."
  }
}
`
const file = parseJsonFile('tests/coverage.json', text)
const allowed = { file, applicants: 0, seed: 1, uncovered: { 'trigger decline': 'so' } }
const known = ['trigger decline', 'trigger fund']

describe('the coverage of a test run', () => {
  it('is enough when only what is excused was not met', () => {
    expect(judgeCoverage({ known, missing: ['trigger decline'] }, allowed).faults).toEqual([])
  })

  it('is too little when anything else was not', () => {
    expect(judgeCoverage({ known, missing: ['trigger decline', 'trigger fund'] }, allowed).faults).toEqual([
      'tests/coverage.json:2:3 no test reached "trigger fund": write a scenario that does, or say here why none can',
    ])
  })

  it('tells an excuse that nothing needs any more', () => {
    expect(judgeCoverage({ known, missing: [] }, allowed).faults).toEqual([
      'tests/coverage.json:3:5 "trigger decline" is met, or is no longer there: remove it',
    ])
  })
})

import { describe, expect, it } from 'vitest'
import type { Finding } from '#source'
import { exitCode, type Tolerance } from './exit-code.ts'
import { failedReport } from './lint-report.ts'

const finding = (severity: Finding['severity'], rule = 'schema'): Finding => ({
  rule,
  severity,
  message: '',
  file: 'flows/journey.json',
  line: 1,
  column: 1,
  pointer: '',
})
const [error, warning] = [finding('error'), finding('warning')]

const codeOf = (
  findings: readonly Finding[],
  tolerance: Partial<Tolerance> = {},
  crashes = 0,
  isProven = true,
) =>
  exitCode(
    {
      ...failedReport(''),
      findings,
      crashes: Array(crashes).fill({ rule: 'schema', message: '' }),
      notApplied: isProven ? [] : [{ rules: ['cannot-finish'] }],
    },
    { failSeverity: 'warning', maxWarnings: undefined, ...tolerance },
  )

describe('the exit code of the linter', () => {
  it.each([
    ['is 0 without findings', codeOf([]), 0],
    ['is 1 for an error', codeOf([error]), 1],
    ['is 1 for a warning', codeOf([warning]), 1],
    [
      'is 0 for any number of warnings when only errors fail',
      codeOf([warning, warning], { failSeverity: 'error' }),
      0,
    ],
    ['is 1 for an error when only errors fail', codeOf([error], { failSeverity: 'error' }), 1],
    ['is 0 for as many warnings as are allowed', codeOf([warning, warning], { maxWarnings: 2 }), 0],
    ['is 1 for one warning more', codeOf([warning, warning, warning], { maxWarnings: 2 }), 1],
    ['counts warnings where both are said', codeOf([warning], { failSeverity: 'error', maxWarnings: 0 }), 1],
    ['is 1 for an error, however many warnings are allowed', codeOf([error], { maxWarnings: 9 }), 1],
    ['is 2 when nothing was found because a proof did not run', codeOf([], {}, 0, false), 2],
    ['is 1 when an error says why a proof did not run', codeOf([error], {}, 0, false), 1],
    ['is 2 when a rule crashed, findings or not', codeOf([], { failSeverity: 'error' }, 1), 2],
    [
      'is 1 for what could not be proven',
      codeOf([finding('error', 'inconclusive')], { failSeverity: 'error' }),
      1,
    ],
  ])('%s', (_, code, expected) => {
    expect(code).toBe(expected)
  })

  it.each(['json-syntax', 'missing-file', 'file-unreadable', 'extends-cycle'])(
    'is 2 for %s: nobody knows what else is wrong',
    (rule) => {
      expect(codeOf([error, finding('error', rule)])).toBe(2)
    },
  )
})

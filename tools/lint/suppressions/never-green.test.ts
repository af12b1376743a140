// @module-tag slow
import { describe, expect, it } from 'vitest'
import { type Finding, loadProject, parseJsonFile, type Source, tenantCodes, tenantJourney } from '#source'
import { exampleOf } from '../../../tests/support/lint/example-of.ts'
import { patching } from '../../../tests/support/lint/lint-patched.ts'
import { sampleSource } from '../../../tests/support/lint/lint-sample.ts'
import { exitCode } from '../exit-code.ts'
import type { LintReport } from '../lint-report.ts'
import { rulesOf } from '../rules-of.ts'
import { runLint } from '../run-lint.ts'
import { suppressionsOf } from './suppress-findings.ts'
import { suppressionsFile, toSuppressions } from './suppressions.ts'

const today = '2026-06-30'

const lint = (source: Source, hidden: readonly Finding[]): LintReport => {
  const entries = hidden.map(({ rule, file, pointer }) => ({
    ...{ rule, file, pointer },
    reason: 'To see what is left.',
    expires: '2026-12-31',
  }))
  const text = JSON.stringify(suppressionsOf(entries))
  return runLint(source, { suppressions: toSuppressions(parseJsonFile(suppressionsFile, text)), today })
}

const codeOf = (report: LintReport) => exitCode(report, { failSeverity: 'error', maxWarnings: undefined })

/** Whether the server takes the flows and every lender. */
function isServed(source: Source): boolean {
  try {
    return tenantCodes(source).every((code) => tenantJourney(source, code) !== undefined)
  } catch {
    return false
  }
}

describe('a tree whose findings are suppressed', () => {
  const rules = rulesOf(loadProject())
  const broken = rules.flatMap((rule) => {
    const example = exampleOf(rule, 'Wrong')
    return example === undefined ? [] : [{ id: rule.id, source: sampleSource(patching(JSON.parse(example))) }]
  })

  it('is tried for nearly every rule', () => {
    expect(broken.length).toBeGreaterThan(rules.length - 5)
  })

  it.each(broken)('is never green while a proof did not run or the server refuses it: $id', ({ source }) => {
    const { findings } = lint(source, [])
    for (const hidden of [findings, ...findings.map((finding) => [finding])]) {
      const report = lint(source, hidden)
      if (codeOf(report) !== 0) continue
      expect(report.notApplied).toEqual([])
      expect(isServed(source)).toBe(true)
    }
  })

  it('is never green while the process has a state in which no application can stand', () => {
    const source = sampleSource((tree) => {
      tree['flows/process.json'].states.ELSEWHERE = {}
    })
    expect(codeOf(lint(source, lint(source, []).findings))).toBe(1)
  })

  it('is not green for a rule that could not judge, whatever else is found', () => {
    const source = sampleSource((tree) => {
      tree['flows/journey.json'].transitions.selectProduct.to = 'nowhere'
    })
    const { notApplied } = runLint(source, { today })
    expect(notApplied.map(({ tenant }) => tenant)).toEqual([undefined, 'bank'])
    expect(notApplied[0]?.rules).toContain('cannot-finish')
    expect(notApplied[0]?.rules).not.toContain('unused-copy')
  })
})

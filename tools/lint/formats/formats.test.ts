import { describe, expect, it } from 'vitest'
import { loadProject } from '#source'
import { sampleSource } from '../../../tests/support/lint/lint-sample.ts'
import type { LintReport } from '../lint-report.ts'
import { rulesOf } from '../rules-of.ts'
import { runLint } from '../run-lint.ts'
import { notAppliedText } from '../summary.ts'
import { frame } from './frame.ts'
import { github } from './github.ts'
import { json } from './json.ts'
import { pretty } from './pretty.ts'
import { sarif } from './sarif.ts'

const rules = rulesOf(loadProject())
const usual = rules.filter(({ isAskedFor }) => isAskedFor !== true)
const place = { dir: '/work/journey', root: '/work', isColoured: false }

const clean = runLint(sampleSource(() => undefined))
const broken = runLint(
  sampleSource((tree) => {
    tree['flows/pages.json'].pages.complete.layout = 'plan'
    tree['tenants/bank/tenant.json'].overrides = { serverStates: { polling: { retries: 1 } } }
  }),
)
const crashed: LintReport = {
  ...clean,
  crashes: [{ rule: 'schema', tenant: 'bank', message: 'TypeError: x, y' }],
}

describe('the pretty format', () => {
  it('shows the line of each finding, its hint and what it comes to', () => {
    expect(pretty(broken, place)).toBe(`flows/pages.json

  21:17 error "plan" is not one of the allowed values. schema
    21 | "layout": "plan"
       |           ^
  hint Did you mean "plain"?

tenants/bank/tenant.json

  89:7 error /serverStates/polling may not be overridden. override-invalid for bank
    89 | "polling": {
       | ^

${notAppliedText(broken)}

2 errors in 2 files.`)
  })

  it('says that there is nothing to say', () => {
    expect(pretty(clean, place)).toBe('No findings.')
  })

  it('names a rule that crashed', () => {
    expect(pretty(crashed, place)).toBe('crash schema for bank: TypeError: x, y\n\n1 crashed rule.')
  })
})

describe('the rules that could not judge', () => {
  it('are counted, with those whom they could not judge', () => {
    expect(notAppliedText(broken)).toMatch(
      /^\d+ rules, such as act-untold, could not judge the base and bank, whose flows do not compile or cannot be proven\.$/,
    )
    expect(notAppliedText(clean)).toBe('')
  })

  it('keep a run without findings from being called clean', () => {
    const report = { ...clean, notApplied: [{ rules: ['cannot-finish'] }] }
    expect(pretty(report, place)).toContain('Nothing is proven.')
  })
})

describe('a line that is longer than anybody reads', () => {
  const long = `"${'x'.repeat(80_000)}",`
  it.each([1, 40_000, 80_002])('is cut around the place in column %i', (column) => {
    const [line = '', caret = ''] = frame(long, 1, column)
    expect(line.length).toBeLessThan(200)
    expect(line.charAt(caret.indexOf('^'))).toBe(long.charAt(column - 1))
  })

  it('is cut in a message too', () => {
    const [finding] = broken.findings
    if (finding === undefined) throw new Error('The sample is not broken.')
    const report = { ...broken, findings: [{ ...finding, message: long, hint: long }] }
    for (const format of [pretty, github]) expect(format(report, place).length).toBeLessThan(4000)
  })
})

describe('what follows from a finding', () => {
  const [first, second] = broken.findings
  if (first === undefined || second === undefined) throw new Error('The sample is not broken.')
  const report = { ...broken, findings: [{ ...first, consequences: [second] }] }

  it('is counted below it, and not beside it', () => {
    expect(pretty(report, place)).toContain('  and because of this: 1 override-invalid\n')
    expect(pretty(report, place)).toContain('1 error in 1 file.')
    expect(github(report, place).match(/^::error file/gm)).toHaveLength(1)
    expect(JSON.parse(sarif(report, place)).runs[0].results).toHaveLength(1)
  })
})

describe('what has a part in a finding', () => {
  const related = [{ file: 'flows/process.json', line: 7, column: 5, pointer: '/transitions/signed' }]
  const report: LintReport = { ...broken, findings: broken.findings.map((each) => ({ ...each, related })) }

  it('stands below the hint for people', () => {
    expect(pretty(report, place)).toContain(
      '  hint Did you mean "plain"?\n  see flows/process.json:7:5 /transitions/signed\n',
    )
  })

  it('stands below the message of an annotation', () => {
    expect(github(report, place)).toContain('%0ASee flows/process.json:7 /transitions/signed\n')
  })

  it('is a related location of a result', () => {
    const [result] = JSON.parse(sarif(report, place)).runs[0].results
    expect(result.relatedLocations).toEqual([
      {
        physicalLocation: {
          artifactLocation: { uri: 'journey/flows/process.json' },
          region: { startLine: 7, startColumn: 5 },
        },
        logicalLocations: [{ fullyQualifiedName: '/transitions/signed', kind: 'member' }],
      },
    ])
  })
})

describe('the json format', () => {
  it('is the report', () => {
    expect(JSON.parse(json(broken, place))).toEqual({
      findings: broken.findings,
      crashes: [],
      notApplied: broken.notApplied,
      hidden: 0,
    })
  })
})

describe('the github format', () => {
  it('annotates the line of a file as seen from the root of the repository', () => {
    expect(github(broken, place).split('\n')).toEqual([
      '::error file=journey/flows/pages.json,line=21,col=17,title=schema::"plan" is not one of the allowed values.%0ADid you mean "plain"?',
      '::error file=journey/tenants/bank/tenant.json,line=89,col=7,title=override-invalid for bank::/serverStates/polling may not be overridden.',
      `::error::${notAppliedText(broken)}`,
      '2 errors in 2 files.',
    ])
  })

  it('escapes what would end a property or the message', () => {
    const [finding] = broken.findings
    if (finding === undefined) throw new Error('The sample is not broken.')
    const report = { ...broken, findings: [{ ...finding, file: 'a,b:c.json', message: '50%\n\r' }] }
    expect(github(report, place)).toContain('file=journey/a%2Cb%3Ac.json,line=21')
    expect(github(report, place)).toContain('::50%25%0A%0D')
  })

  it('reports a rule that crashed as an error', () => {
    expect(github(crashed, place)).toContain('::error title=schema::The rule crashed: TypeError: x, y')
  })
})

describe('the sarif format', () => {
  const run = (report: LintReport) => JSON.parse(sarif(report, place)).runs[0]

  it('describes every rule with its page as help', () => {
    const described: readonly { id: string; help: { text: string; markdown: string } }[] =
      run(clean).tool.driver.rules
    expect(described.map(({ id }) => id)).toEqual(usual.map(({ id }) => id))
    for (const { id, help } of described) expect(help.markdown).toContain(`# ${id}`)
  })

  it('places each finding by a file below the root of the repository, line and column', () => {
    expect(run(broken).results[1]).toEqual({
      ruleId: 'override-invalid',
      ruleIndex: usual.findIndex(({ id }) => id === 'override-invalid'),
      level: 'error',
      message: { text: '/serverStates/polling may not be overridden.' },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'journey/tenants/bank/tenant.json' },
            region: { startLine: 89, startColumn: 7 },
          },
          logicalLocations: [{ fullyQualifiedName: '/overrides/serverStates/polling', kind: 'member' }],
        },
      ],
      partialFingerprints: {
        'findingId/v1': 'override-invalid tenants/bank/tenant.json /overrides/serverStates/polling bank',
      },
      properties: { tenant: 'bank' },
    })
  })

  it('says that an execution in which a rule crashed did not succeed', () => {
    expect(run(clean).invocations[0]).toEqual({ executionSuccessful: true, toolExecutionNotifications: [] })
    expect(run(crashed).invocations[0]).toMatchObject({
      executionSuccessful: false,
      toolExecutionNotifications: [{ level: 'error', associatedRule: { id: 'schema' } }],
    })
  })
})

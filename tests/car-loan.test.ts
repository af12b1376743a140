import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadSource, repository } from '#source'
import { runLint } from '../tools/lint/run-lint.ts'
import { runJourney } from './support/processes/run-journey.ts'

const dir = path.join(repository, 'examples/car-loan')
const ask = (...args: readonly string[]) => runJourney(args, '{ "applicant": {}, "loan": {} }', dir)
const lint = (folder: string) => runLint(loadSource(folder), { today: '2026-01-01' })

describe('another product on the same engine, a car loan', () => {
  it('is linted and proven by its own context, states, lists and lenders', () => {
    const { findings, notApplied } = lint(dir)
    expect([findings, notApplied]).toEqual([[], []])
  })

  it('plays its scenarios: one lender asks for a proof of income, the other does not', () => {
    expect(ask('test')).toMatchObject({ exitCode: 0, stdout: '3 scenarios: all as written.\n' })
  })

  it('is drawn', () => {
    expect(ask('graph').stdout).toContain('server_OFFER -->|"offerTaken: otherwise"| server_SIGNING')
  })

  it.each([
    [['resolve', '--state', 'CREDIT_CHECK'], '"page": "checking"'],
    [['why', '--state', 'OFFER', '--context', '-'], 'offer is shown'],
  ])('is explained: journey %j', (args, told) => {
    expect(ask(...args).stdout).toContain(told)
  })
})

describe('a mistake in it', () => {
  let copy: string
  beforeEach(() => {
    copy = mkdtempSync(path.join(tmpdir(), 'car-loan-'))
    cpSync(dir, copy, { recursive: true })
  })
  afterEach(() => rmSync(copy, { recursive: true }))

  it.each([
    ['flows/server-states.json', '"CREDIT_CHECK"', '"CREDIT_CHEK"', 'server-state-unmapped'],
    ['flows/predicates.json', 'loan.vehicle.vin', 'loan.vehicle.vim', 'unknown-reference'],
    ['flows/predicates.json', '"PASS"', '"PASSED"', 'operator-type-mismatch'],
    ['flows/process.json', '"creditFailed"]', '"creditPassed"]', 'schema'],
    ['flows/forms/income-proof.json', '"upload"', '"uplaod"', 'schema'],
    ['flows/forms/sign.json', '"loan.signature"', '"loan.signatur"', 'answer-path'],
    [
      'flows/journey.json',
      '"requires": ["applicant", "loan"]',
      '"requires": ["profile"]',
      'unknown-reference',
    ],
    [
      'flows/copy/en-US/all.json',
      'Which car would you like?',
      `Which car ${'really '.repeat(9)}?`,
      'short-title',
    ],
    ['tenants/roadunion/tenant.json', '"incomeProof": false', '"incomeProf": false', 'schema'],
  ])('is found: in %s %s becomes %s', (name, before, after, rule) => {
    const file = path.join(copy, name)
    const text = readFileSync(file, 'utf8')
    expect(text).toContain(before)
    writeFileSync(file, text.replace(before, after))
    expect(lint(copy).findings.map((finding) => finding.rule)).toContain(rule)
  })
})

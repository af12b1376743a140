import { describe, expect, it } from 'vitest'
import { createSource, fileKind, type Json, loadSource, orderKeys, repository, type Source } from '#source'
import { runLint } from '../../tools/lint/run-lint.ts'
import { applyChange, type Change, complete } from '../edits/change.ts'
import type { Job } from './job.ts'
import { type JobRequest, planJob } from './jobs.ts'

const file = 'flows/forms/start/contact.json'
const before = loadSource(repository)

/** Source after a job, as the studio would write it. */
function done(job: Job, source: Source = before): Source {
  const texts = new Map([...source.files].map(([path, { text }]) => [path, text]))
  for (const change of job.changes) {
    if (!change.file.startsWith('flows/') && !change.file.startsWith('tenants/')) continue
    const value =
      change.pointer === '' ? change.after : applied(JSON.parse(texts.get(change.file) ?? '{}'), change)
    const kind = fileKind(change.file)
    const text = JSON.stringify(value)
    texts.set(change.file, kind === undefined ? text : orderKeys(kind, text, source.project.schemas).text)
  }
  return createSource(source.dir, texts, { project: source.project, others: [] })
}

const applied = (value: Json, change: Change): Json => applyChange(value, complete(value, change))

/** Returns the findings that are left, but for the words in other languages: a job writes one, and lint asks for the others by name. */
const findings = (source: Source) =>
  runLint(source, { tenant: 'hearthline' })
    .findings.filter(({ rule }) => rule !== 'locale-incomplete')
    .map(({ rule, message }) => `${rule}: ${message}`)
const plan = (request: JobRequest, source = before) => planJob(source, request)
const ask = (details: object): JobRequest => ({
  job: 'addQuestion',
  details: {
    file,
    label: 'What is the money for?',
    kind: 'one of several',
    isRequired: true,
    choices: ['Home', 'Debts', 'Other'],
    ...details,
  },
})

describe('jobs', () => {
  it('asks a required question with three choices: nothing is left to be done', () => {
    const job = plan(ask({}))
    expect(job.title).toBe('Ask "What is the money for?"')
    const left = findings(done(job))
    expect(left).toEqual([])
    expect(job.changes.find((change) => change.file.includes('applicant'))).toMatchObject({
      pointer: '/answers/start~1contact/whatIsTheMoney',
      after: 'HOME',
    })
  })

  it.each([
    ['text', []],
    ['number', []],
    ['yes or no', []],
    ['any of several', ['One', 'Two']],
  ] as const)('asks for %s', (kind, choices) => {
    const rules = findings(done(plan(ask({ kind, choices, isRequired: false })))).map(
      (each) => each.split(':')[0],
    )
    expect(rules).toEqual([])
  })

  it.each([
    ['a name that is taken', ask({ label: 'Email' }), 'already'],
    ['one choice', ask({ choices: ['Only'] }), 'at least two'],
    ['the same choice twice', ask({ choices: ['One', 'one'] }), 'same name'],
    ['words without a letter', ask({ label: '???' }), 'begin with a letter'],
  ])('refuses %s with a sentence', (_, request, sentence) => {
    expect(() => plan(request)).toThrow(sentence)
  })

  it('takes a question out again without a trace but its sentences', () => {
    const asked = done(plan(ask({})))
    const removed = done(
      plan({ job: 'removeQuestion', details: { file, name: 'whatIsTheMoney' } }, asked),
      asked,
    )
    expect(removed.files.get(file)?.value).toEqual(before.files.get(file)?.value)
  })

  it('lets an answer be left out and requires it again', () => {
    const asked = done(plan(ask({})))
    const details = { file, name: 'whatIsTheMoney' }
    const optional = done(
      plan({ job: 'requireQuestion', details: { ...details, isRequired: false } }, asked),
      asked,
    )
    expect(optional.files.get(file)?.value).toMatchObject({ optional: ['emailCode', 'whatIsTheMoney'] })
    const again = done(
      plan({ job: 'requireQuestion', details: { ...details, isRequired: true } }, optional),
      optional,
    )
    expect(JSON.stringify(again.files.get(file)?.value)).toContain('"optional":["emailCode"]')
  })

  it('moves a question, and adds a choice with its words', () => {
    expect(
      plan({ job: 'moveQuestion', details: { file, name: 'phoneNumber', by: -1 } }).changes[0]?.after,
    ).toEqual([...['phoneNumber', 'email', 'mailingAddress', 'esignConsent', 'esignCode']])
    const asked = done(plan(ask({})))
    const job = plan({ job: 'addChoice', details: { file, name: 'whatIsTheMoney', words: 'A car' } }, asked)
    expect(findings(done(job, asked))).toEqual([])
  })

  it('adds a lender that begins as another', () => {
    const job = plan({ job: 'addLender', details: { code: 'river-bank', from: 'redwood-coast' } })
    expect(job.changes[0]).toMatchObject({
      file: 'tenants/river-bank/tenant.json',
      after: { code: 'river-bank' },
    })
    expect(job.changes[0]?.after).not.toHaveProperty('hosts')
  })
  it('puts new words of a disclosure beside the published ones, and of a document', () => {
    const [day, text] = ['2099-03-15', 'Other terms.']
    const disclosure = plan({
      job: 'newDisclosureVersion',
      details: { id: 'funding-time', effective: day, text },
    })
    expect(JSON.stringify(disclosure.changes)).toContain('"copy":"footer.disclosure.fundingTime-2099-03"')
    const document = plan({ job: 'newDocumentVersion', details: { id: 'note', effective: day } })
    expect(document.changes[0]).toMatchObject({
      file: 'flows/documents/note/2099-03.json',
      after: { effective: day },
    })
    const both = done(document, done(disclosure))
    expect(findings(done(plan({ job: 'publishTexts', details: {} }, both), both))).toEqual([])
    expect(() =>
      plan({ job: 'newDocumentVersion', details: { id: 'note', effective: '2026-01-01' } }),
    ).toThrow('never changed')
  })

  it('skips a page for one lender as lenders do who wrote it by hand, and leaves nothing to be mended', () => {
    const job = plan({ job: 'skipPage', details: { page: 'start/hmda', lender: 'hearthline' } })
    expect(new Set(job.changes.map((change) => change.file))).toEqual(
      new Set(['tenants/hearthline/tenant.json']),
    )
    expect(findings(done(job))).toEqual([])
    const byHand = before.files.get('tenants/credit-union/tenant.json')?.value
    const skipped = done(job).files.get('tenants/hearthline/tenant.json')?.value
    expect(skipped).toMatchObject({
      overrides: { process: (byHand as never as { overrides: { process: object } }).overrides.process },
    })
  })

  it('says why it cannot skip a page that leads to several places', () => {
    expect(() =>
      plan({ job: 'skipPage', details: { page: 'product/select', lender: 'hearthline' } }),
    ).toThrow('depends on conditions')
  })
})

import { describe, expect, it } from 'vitest'
import { lintPatched } from '../../../tests/support/lint/lint-patched.ts'

const copy = 'flows/copy/en-US/complete.json'

const found = (text: string) =>
  lintPatched({ [copy]: { messages: { 'complete.title': text } } }, 'text-unfinished').map(
    ({ message }) => message,
  )

describe('text-unfinished', () => {
  it.each([
    '<<<<<<< HEAD\nDone\n=======\nReady\n>>>>>>> spring',
    'Done\n>>>>>>> spring',
    '<<<<<<< HEAD',
    'Done\n||||||| base',
  ])('reports the marks of an unresolved merge in %j', (text) => {
    expect(found(text)).toEqual(['This text holds the marks of an unresolved merge.'])
  })

  it('reports them in the texts of a lender too, messages or not', () => {
    const findings = lintPatched(
      { 'tenants/bank/tenant.json': { legalName: '<<<<<<< HEAD\nBank\n=======\nThe Bank\n>>>>>>> b' } },
      'text-unfinished',
    )
    expect(findings).toMatchObject([{ file: 'tenants/bank/tenant.json', pointer: '/legalName' }])
  })

  it.each([
    ['  ', 'This text says nothing.'],
    ['TODO: ask legal', '"TODO" is a note to oneself, and applicants would read it.'],
    ['Lorem ipsum dolor', '"Lorem ipsum" is a note to oneself, and applicants would read it.'],
    ['Your\u200b line', 'Here stands a zero-width space (U+200B), after "Your", which nobody sees.'],
    ['\u202eYour line', 'Here stands an invisible character (U+202E), which nobody sees.'],
    ['Your your line', '"Your your" is a word written twice.'],
    [
      "Name '{supportPhone}' when you call",
      "Applicants would read {supportPhone} here, not the value: '{supportPhone}' is quoted.",
    ],
  ])('reports "%s"', (text, message) => {
    expect(found(text)).toEqual([message])
  })

  it.each([
    'Someone is signed in on this browser',
    'We know that that takes time',
    "Don't wait",
    'What is to do today',
    '{count, plural, one {one letter} other {other letters}}',
  ])('accepts "%s"', (text) => {
    expect(found(text)).toEqual([])
  })

  it('reports it in what agents say often', () => {
    const canned = { greeting: { title: 'Greeting', text: 'TODO: ask support' } }
    const help = { $schema: '../../schemas/dsl/help.schema.json', canned }
    expect(lintPatched({ 'flows/help/canned.json': help }, 'text-unfinished')).toMatchObject([
      { pointer: '/canned/greeting/text' },
    ])
  })

  it('reports it in a document, and in what a lender words for itself', () => {
    const summary = {
      $schema: '../../../schemas/dsl/document.schema.json',
      type: 'SUMMARY_DISCLOSURE',
      title: 'Summary',
      effective: '2026-01-01',
      sections: [{ paragraphs: ['TBD'] }],
    }
    const findings = lintPatched(
      {
        'flows/documents/summary/2026-01.json': summary,
        'tenants/bank/tenant.json': { overrides: { copy: { 'complete.title': 'FIXME' } } },
      },
      'text-unfinished',
    )
    expect(findings.map(({ file, pointer }) => [file, pointer])).toEqual([
      ['flows/documents/summary/2026-01.json', '/sections/0/paragraphs/0'],
      ['tenants/bank/tenant.json', '/overrides/copy/complete.title'],
    ])
  })

  it('reports it in the names of a lender, which stand on every page', () => {
    const org = { orgBrand: 'Ban\u202ek', orgMetaData: { companyInfo: { companyName: 'TODO' } } }
    expect(lintPatched({ 'tenants/bank/tenant.json': { org } }, 'text-unfinished')).toMatchObject([
      { pointer: '/org/orgBrand', file: 'tenants/bank/tenant.json' },
      { pointer: '/org/orgMetaData/companyInfo/companyName' },
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { lintSample } from '../../../tests/support/lint/lint-sample.ts'
import type { Tree } from '../../../tests/support/lint/sample-tree.ts'

const reword = (message: string) => (tree: Tree) => {
  tree['tenants/bank/tenant.json'].overrides = { copy: { 'product.apr': message } }
}

const shown = (message: string, code: string) => (tree: Tree) => {
  tree['flows/copy/en-US/complete.json'].messages['complete.lead'] = message
  tree['screens/pages/complete.tsx'] = code
}

/** Adds a limit that no browser is given. */
const keepOnServer = (tree: Tree): void => {
  tree['flows/limits.json'].server = ['retention']
  tree['flows/limits.json'].limits.retention = { recordMonths: 25 }
}

const messagesOf = (change: (tree: Tree) => void) =>
  lintSample(change, 'copy-placeholder').map(({ message }) => message)

describe('copy-placeholder', () => {
  it('reports a value that a reworded message names and does not get, with the nearest known one', () => {
    expect(lintSample(reword('From {aprMinn}'), 'copy-placeholder')).toEqual([
      {
        rule: 'copy-placeholder',
        severity: 'error',
        message: 'This message gets no value for {aprMinn}.',
        file: 'tenants/bank/tenant.json',
        at: '"From {aprMinn}"',
        pointer: '/overrides/copy/product.apr',
        tenant: 'bank',
        hint: 'Did you mean {aprMin}?',
      },
    ])
  })

  it('reports a text that is to be counted', () => {
    expect(messagesOf(reword('{aprMin, plural, other {#}}'))).toEqual([
      '{aprMin} is a text by the time it comes here: it cannot be counted or formatted.',
    ])
  })

  it.each([
    'From {aprMin} to {aprMax} at {companyNameShort}',
    '{loanAmountMin}{recordingTaxPer}',
    'No figures at all',
  ])('accepts the limits and the facts of the lender: %s', (message) => {
    expect(messagesOf(reword(message))).toEqual([])
  })

  it('reports a limit that a page names and its browser is not given; a letter of the server may name it', () => {
    const keeping = (key: string) =>
      messagesOf((tree) => {
        keepOnServer(tree)
        tree['flows/copy/en-US/server.json'] = {
          $schema: '../../../schemas/dsl/copy.schema.json',
          locale: 'en-US',
          messages: { 'server.letter': 'Kept' },
        }
        tree['tenants/bank/tenant.json'].overrides = {
          copy: { [key]: 'Kept for {retentionRecordMonths} months' },
        }
      })
    expect(keeping('product.apr')).toEqual(['This message gets no value for {retentionRecordMonths}.'])
    expect(keeping('server.letter')).toEqual([])
    const inPage = shown('Kept for {retentionRecordMonths} months', "t('complete.lead')")
    const findings = messagesOf((tree) => {
      keepOnServer(tree)
      inPage(tree)
    })
    expect(findings).toEqual(['This message gets no value for {retentionRecordMonths}.'])
  })

  it.each([
    ["t('complete.lead')", ['This message gets no value for {days}.']],
    ["t('complete.lead', { weeks })", ['This message gets no value for {days}.']],
    ["t('complete.lead', { days: left(application, { of: 3 }) })", []],
    ["const facts = { days }; t('complete.lead', { ...facts })", []],
    ["t('complete.lead', values)", ['This message gets no value for {days}.']],
    ['<Text id="complete.lead" />', ['This message gets no value for {days}.']],
    ['<Text key={a > b} id="complete.lead" values={{ days }} />', []],
    ['const values = { weeks, days }; <Text id="complete.lead" values={values} />', []],
    ["sentence(tenant, 'complete.lead', { days })", []],
  ])('looks at what the code has a name for: %s', (code, expected) => {
    expect(messagesOf(shown('{days} days left', code))).toEqual(expected)
  })

  it('reports a title or a label that names a value: the JSON gives none', () => {
    const findings = messagesOf((tree) => {
      tree['flows/copy/en-US/product.json'].messages['product.submit'] = 'Choose {amount}'
      tree['screens/pages/complete.tsx'] = ''
    })
    expect(findings).toEqual(['This message gets no value for {amount}.'])
  })

  it('reports a value for which the code has no name, of a message whose key it puts together', () => {
    const code = `const say = (part, days) => t(\`complete.\${part}.lead\`, { days })`
    const composed = (text: string) =>
      messagesOf((tree) => {
        tree['flows/copy/en-US/complete.json'].messages['complete.soon.lead'] = text
        tree['screens/pages/complete.tsx'] = code
      })
    expect(composed('{days} days left')).toEqual([])
    expect(composed('{dyas} days left')).toEqual(['This message gets no value for {dyas}.'])
  })

  it('reports a value of a document for which the code has no name', () => {
    const saying = (text: string) =>
      messagesOf((tree) => {
        tree['flows/documents/note/2026-01.json'] = {
          $schema: '../../../schemas/dsl/document.schema.json',
          type: 'NOTE',
          title: 'Note',
          effective: '2026-01-01',
          sections: [{ heading: 'Promise', paragraphs: [text] }],
        }
        tree['screens/a.tsx'] = ''
        tree['server/documents/values.ts'] = 'const values = { amount }'
      })
    expect(saying('You borrow {amount} from {companyName}.')).toEqual([])
    expect(saying('You borrow {amuont}.')).toEqual(['This message gets no value for {amuont}.'])
  })
})

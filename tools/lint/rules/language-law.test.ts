import { describe, expect, it } from 'vitest'
import { lintSample } from '../../../tests/support/lint/lint-sample.ts'
import type { Tree } from '../../../tests/support/lint/sample-tree.ts'

const decision = { decidedBy: 'A. Counsel', on: '2026-06-02', how: 'A translated form goes out by mail.' }

const lint = (change: (lender: Tree[string]) => void) =>
  lintSample((tree) => {
    tree['flows/disclosures.json'].languageLaws = { NV: 'a translated form' }
    const lender = tree['tenants/bank/tenant.json']
    lender.locales = ['en-US', 'es-US']
    lender.staysInFirstLocale = []
    change(lender)
  }, 'language-law')

describe('language-law', () => {
  it('refuses another language to a lender in a state whose law nobody decided on', () => {
    expect(lint(() => undefined)).toMatchObject([
      {
        severity: 'error',
        tenant: 'bank',
        file: 'tenants/bank/tenant.json',
        pointer: '/licensedStates/0',
        message:
          'es-US cannot be offered by a lender in NV before its counsel has decided on that law: a translated form.',
        hint: 'Write the decision into languageCounsel.NV, or leave es-US out of locales.',
      },
    ])
  })

  it.each([
    ['counsel has decided', { languageCounsel: { NV: decision } }],
    ['the lender speaks English alone', { locales: ['en-US'] }],
    ['the lender does not lend there', { licensedStates: ['ME'] }],
  ])('finds nothing where %s', (_, settings) => {
    expect(lint((lender) => Object.assign(lender, settings))).toEqual([])
  })

  it('asks a lender of several languages what stays in the first one', () => {
    expect(
      lint((lender) =>
        Object.assign(lender, { languageCounsel: { NV: decision }, staysInFirstLocale: undefined }),
      ),
    ).toMatchObject([
      { pointer: '/locales', message: 'es-US is offered, and nothing says what stays in en-US.' },
    ])
  })

  it('asks nothing of the lenders of a product that knows of no such law', () => {
    const findings = lintSample((tree) => {
      delete tree['flows/disclosures.json'].languageLaws
      Object.assign(tree['tenants/bank/tenant.json'], {
        locales: ['en-US', 'es-US'],
        staysInFirstLocale: undefined,
      })
    }, 'language-law')
    expect(findings).toEqual([])
  })

  it('takes no decision of a day that has not come', () => {
    const typed = { ...decision, on: '2062-06-02' }
    expect(lint((lender) => Object.assign(lender, { languageCounsel: { NV: typed } }))).toMatchObject([
      {
        pointer: '/languageCounsel/NV/on',
        message: 'Counsel decides on the law of NV on 2062-06-02, which has not come.',
      },
    ])
  })

  it('takes no decision that does not say how the law is kept', () => {
    const findings = lintSample((tree) => {
      Object.assign(tree['tenants/bank/tenant.json'], { languageCounsel: { NV: { ...decision, how: '.' } } })
    }, 'schema')
    expect(findings.map(({ pointer }) => pointer)).toEqual(['/languageCounsel/NV/how'])
  })

  it('takes no decision for one that was removed', () => {
    expect(lint((lender) => Object.assign(lender, { languageCounsel: { NV: null } }))).toHaveLength(1)
  })

  it('lets no lender take a law away', () => {
    const findings = lintSample((tree) => {
      tree['flows/disclosures.json'].languageLaws = { NV: 'a translated form' }
      tree['tenants/bank/tenant.json'].overrides = { disclosures: { languageLaws: null } }
    }, 'override-invalid')
    expect(findings).toHaveLength(1)
  })
})

import { describe, expect, it } from 'vitest'
import { lintSample } from '../../tests/support/lint/lint-sample.ts'
import type { Tree } from '../../tests/support/lint/sample-tree.ts'

const file = 'flows/help/signing.json'
const article = (text: string, more: object = {}) => ({
  questions: ['How does it work?'],
  answers: [{ effective: '2026-01-01', text }],
  source: { page: 'complete' },
  ...more,
})

/** Findings for a lender without a notary by video, with this help and this change. */
const findingsOf = (help: object, change: (lender: Tree) => void = () => undefined) =>
  lintSample((tree) => {
    tree[file] = {
      $schema: '../../schemas/dsl/help.schema.json',
      subjects: { video: { feature: 'eNotary' }, offer: { page: 'product/select' } },
      ...help,
    }
    const lender = tree['tenants/bank/tenant.json']
    lender.features = { eNotary: false }
    change(lender)
  }, 'help-skipped')

const byVideo = 'The notary meets you by video, and reads you a code.'

describe('help-skipped', () => {
  it('reports an answer that names what a lender has switched off, with what that is', () => {
    expect(findingsOf({ articles: { notary: article(byVideo) } })).toMatchObject([
      {
        severity: 'error',
        message:
          'This is said to the applicants of this lender, and names "video": the lender has no "eNotary".',
        file,
        pointer: '/articles/notary/answers/0/text',
        tenant: 'bank',
      },
    ])
  })

  it('reports what its agents would say', () => {
    expect(findingsOf({ canned: { notary: { title: 'Notary', text: byVideo } } })).toHaveLength(1)
  })

  it('accepts an article that says what it is about, which is not given there, and one in other words', () => {
    const other = article('A notary comes to your home, at the time that you choose.')
    expect(findingsOf({ articles: { notary: article(byVideo, { feature: 'eNotary' }), other } })).toEqual([])
  })

  it('accepts what the lender says otherwise, takes away, or offers', () => {
    const help = { articles: { notary: article(byVideo) } }
    const says = (notary: unknown) => (lender: Tree) => {
      lender.overrides = { ...lender.overrides, help: { articles: { notary } } }
    }
    expect(findingsOf(help, says(null))).toEqual([])
    const answers = [{ effective: '2026-01-01', text: 'A notary comes to your home, at your time.' }]
    expect(findingsOf(help, says({ answers }))).toEqual([])
    expect(findingsOf(help, (lender) => Object.assign(lender, { features: {} }))).toEqual([])
  })
})

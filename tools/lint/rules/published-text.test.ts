import { describe, expect, it } from 'vitest'
import { lintSample } from '../../../tests/support/lint/lint-sample.ts'
import type { Tree } from '../../../tests/support/lint/sample-tree.ts'

const apr = 'flows/copy/en-US/product.json#product.apr'
const day = 'flows/disclosures.json#apr/2026-01'
const terms = 'flows/documents/terms/2026-01.json'

const published = (texts: Record<string, string>) => ({
  $schema: '../schemas/dsl/published.schema.json',
  texts,
})

const sampleTerms = (text: string, effective = '2026-01-01') => ({
  $schema: '../../../schemas/dsl/document.schema.json',
  type: 'CONSENT',
  title: 'Terms',
  effective,
  sections: [{ paragraphs: [text] }],
})

/** Hashes of 'From {aprMin}.' and its day, as in the sample, and of the terms. */
const hashes = {
  [day]: '551dbef21c99c572431b168935f04ade68c104206661b865fbe5be4aab493ae8',
  [apr]: 'a609457073aa57e841d0cee726f9a908465eb7b2763377f585a0340f411ebe5c',
  [terms]: '507386284fbae009cfb02ee13c4d52945ef37d6be887c40670ff7621cba2c0d4',
}

const findings = (change: (tree: Tree) => void) =>
  lintSample((tree) => {
    tree['flows/published.json'] = published(hashes)
    tree[terms] = sampleTerms('Be honest.')
    change(tree)
  }, 'published-text').map(({ file, pointer, message }) => `${file}${pointer}: ${message}`)

describe('published-text', () => {
  it('is silent while every wording is as it was published', () => {
    expect(findings(() => {})).toEqual([])
  })

  it('is silent about the order of keys, and where nothing is published', () => {
    expect(
      findings((tree) => {
        const { effective, ...rest } = sampleTerms('Be honest.')
        tree[terms] = { effective, ...rest }
      }),
    ).toEqual([])
    expect(lintSample(() => {}, 'published-text')).toEqual([])
  })

  it.each([
    ['its words', sampleTerms('Be kind.')],
    ['its day', sampleTerms('Be honest.', '2026-02-01')],
  ])('reports a document that was changed after it was published: %s', (_, text) => {
    expect(
      findings((tree) => {
        tree[terms] = text
      }),
    ).toEqual([`${terms}: ${terms} was changed after it was published.`])
  })

  it('reports a disclosure that was reworded after it was published', () => {
    expect(
      findings((tree) => {
        tree['flows/copy/en-US/product.json'].messages['product.apr'] = 'As of {aprMin}.'
      }),
    ).toEqual([
      `flows/copy/en-US/product.json/messages/product.apr: ${apr} was changed after it was published.`,
    ])
  })

  it('reports a disclosure whose day was changed after it was published, as by a mistyped year', () => {
    expect(
      findings((tree) => {
        tree['flows/disclosures.json'].disclosures.apr.versions[0].effective = '2062-01-01'
      }),
    ).toEqual([
      `flows/disclosures.json/disclosures/apr/versions/0/effective: ${day} was changed after it was published.`,
    ])
  })

  it('accepts a new version beside the old one once it is published, and asks for that', () => {
    const next = 'flows/documents/terms/2026-02.json'
    expect(
      findings((tree) => {
        tree[next] = sampleTerms('Be kind.', '2026-02-01')
      }),
    ).toEqual([`${next}: ${next} is not published, so nothing would notice its change.`])
  })

  it('reports a published text that is gone', () => {
    const found = lintSample((tree) => {
      tree['flows/published.json'] = published(hashes)
    }, 'published-text')
    expect(found).toEqual([
      expect.objectContaining({
        file: 'flows/published.json',
        at: expect.stringContaining('terms/2026-01.json'),
        message: `${terms} was published and is gone; records of it can no longer be read.`,
      }),
    ])
  })

  it('looks at what only a lender discloses as well', () => {
    const own = 'tenants/bank/tenant.json#product.flood'
    const found = findings((tree) => {
      tree['tenants/bank/tenant.json'].overrides = {
        copy: { 'product.flood': 'Insure it.' },
        disclosures: {
          order: ['flood'],
          disclosures: {
            flood: {
              regulatory: false,
              versions: [{ version: '2026-01', effective: '2026-01-01', copy: 'product.flood' }],
            },
          },
        },
      }
    })
    expect(found).toEqual([
      expect.stringContaining(`${own} is not published`),
      expect.stringContaining('tenants/bank/tenant.json#flood/2026-01 is not published'),
    ])
  })
})

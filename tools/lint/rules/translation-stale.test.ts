import { describe, expect, it } from 'vitest'
import { lintSample } from '../../../tests/support/lint/lint-sample.ts'
import type { Tree } from '../../../tests/support/lint/sample-tree.ts'

const spanish = 'flows/copy/es-US/product.json'

/** Findings in a sample with one translation, which was made of words with this hash. */
const lintRecorded = (hash: string, change: (tree: Tree) => void = () => undefined) =>
  lintSample((tree) => {
    tree[spanish] = {
      $schema: '../../../schemas/dsl/copy.schema.json',
      messages: { 'product.title': 'Elija su oferta' },
    }
    tree['flows/translated.json'] = {
      $schema: '../schemas/dsl/translated.schema.json',
      texts: { [`${spanish}#product.title`]: hash },
    }
    tree['flows/copy/en-US/product.json'].messages['product.title'] = 'Choose your offer'
    change(tree)
  }, 'translation-stale')

describe('translation-stale', () => {
  it('finds nothing where the original is as it was when it was translated', () => {
    expect(lintRecorded('b8c58463.5db34595 Ana Soto')).toEqual([])
  })

  it('warns of a translation whose original was worded anew', () => {
    const change = (tree: Tree) => {
      tree['flows/copy/en-US/product.json'].messages['product.title'] = 'Choose your offer today'
    }
    expect(lintRecorded('b8c58463', change)).toEqual([
      expect.objectContaining({
        file: spanish,
        severity: 'warning',
        message: '"product.title" in es-US was translated from words that have changed since.',
        at: '"Elija su oferta"',
      }),
    ])
  })

  it('warns of a translation that was itself worded anew, and refuses it where a fact fixes what it says', () => {
    const fix = (tree: Tree) => {
      tree['flows/facts.json'] = {
        $schema: '../schemas/dsl/facts.schema.json',
        facts: { title: { source: 'the law', sentences: { 'product.title': ['offer'] } } },
      }
    }
    const message =
      '"product.title" in es-US was worded anew, and nobody has read it beside the original since.'
    expect(lintRecorded('b8c58463.00000000')).toMatchObject([{ file: spanish, severity: 'warning', message }])
    expect(lintRecorded('b8c58463.00000000', fix)).toMatchObject([{ severity: 'error', message }])
  })

  it('is silent in a folder that keeps no record', () => {
    expect(
      lintRecorded('00000000', (tree) => {
        delete tree['flows/translated.json']
      }),
    ).toEqual([])
  })
})

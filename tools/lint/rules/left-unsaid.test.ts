import { describe, expect, it } from 'vitest'
import { type JsonObject, mergePatch } from '#source'
import { lintPatched } from '../../../tests/support/lint/lint-patched.ts'
import { lintSample } from '../../../tests/support/lint/lint-sample.ts'
import type { Tree } from '../../../tests/support/lint/sample-tree.ts'

const working = (state: JsonObject) => ({ 'flows/process.json': { states: { OFFER_SELECTION: state } } })

const withSidebar = (progress: JsonObject) => ({
  'flows/progress.json': {
    order: ['offer'],
    steps: { offer: { minutes: 1, label: 'product.title' } },
    resume: { A: 0 },
  },
  'flows/pages.json': { pages: { 'product/select': { progress: 'A' }, complete: progress } },
})

describe('left-unsaid', () => {
  it('reports a job that does not say who is waited for', () => {
    expect(lintPatched(working({ job: 'makeOffers' }), 'left-unsaid')).toEqual([
      {
        rule: 'left-unsaid',
        severity: 'error',
        message: 'OFFER_SELECTION does not say who is waited for while "makeOffers" runs.',
        file: 'flows/process.json',
        at: '"OFFER_SELECTION": {',
        pointer: '/states/OFFER_SELECTION',
        hint: 'Give it a `pace`: vendor for a machine that answers, review for a person, businessDay for a day.',
      },
    ])
  })

  it('reports a page of an application that does not say where the sidebar stands', () => {
    expect(
      lintPatched(withSidebar({}), 'left-unsaid').map(({ message, pointer }) => [message, pointer]),
    ).toEqual([['"complete" does not say where the sidebar stands.', '/pages/complete']])
  })

  it('accepts what is said, if only that there is none', () => {
    expect(lintPatched(working({ job: 'makeOffers', pace: 'vendor' }), 'left-unsaid')).toEqual([])
    expect(lintPatched(withSidebar({ progress: 'A' }), 'left-unsaid')).toEqual([])
    const none = (tree: Tree) => {
      Object.assign(tree, mergePatch(tree, withSidebar({})))
      tree['flows/pages.json'].pages.complete.progress = null
    }
    expect(lintSample(none, 'left-unsaid')).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { lintSample } from '../../../tests/support/lint/lint-sample.ts'
import type { Tree } from '../../../tests/support/lint/sample-tree.ts'

const named = (tree: Tree) => {
  tree['flows/process.json'].consequences = { offer: ['heloc.term'] }
}

describe('unused-consequence', () => {
  it('reports a consequence that no submission removes', () => {
    expect(lintSample(named, 'unused-consequence')).toEqual([
      {
        rule: 'unused-consequence',
        severity: 'error',
        message: 'Nothing names the consequence "offer".',
        file: 'flows/process.json',
        at: '"offer": [',
        pointer: '/consequences/offer',
        hint: 'Name it in `removes` of the submission that gives the answer anew, or remove it.',
      },
    ])
  })

  it('accepts one that a submission removes', () => {
    const findings = lintSample((tree) => {
      named(tree)
      tree['flows/process.json'].submissions.offer.removes = ['offer']
    }, 'unused-consequence')
    expect(findings).toEqual([])
  })
})

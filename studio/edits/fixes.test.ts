import { describe, expect, it } from 'vitest'
import { asJsonObject, type Finding, type Fix, type JsonObject, loadProject } from '#source'
import { exampleOf } from '../../tests/support/lint/example-of.ts'
import { patching } from '../../tests/support/lint/lint-patched.ts'
import { sampleReport } from '../../tests/support/lint/lint-sample.ts'
import type { Tree } from '../../tests/support/lint/sample-tree.ts'
import { rulesOf } from '../../tools/lint/rules-of.ts'
import { applyChange } from './change.ts'
import { written } from './written.ts'

/** Pages that show their example in words. */
const toldInWords = ['inconclusive', 'road-changed']

const examples = rulesOf(loadProject())
  .filter(({ id }) => !toldInWords.includes(id))
  .flatMap((rule) => {
    const patch = asJsonObject(JSON.parse(exampleOf(rule, 'Wrong') ?? '{}'))
    const fixable = sampleReport(patching(patch)).findings.filter(({ fix }) => fix !== undefined)
    return fixable.map((finding) => ({ rule: rule.id, patch, finding, title: finding.fix?.title ?? '' }))
  })

const same = (a: Finding) => (b: Finding) => a.rule === b.rule && a.file === b.file && a.message === b.message

describe('the fix of a finding', () => {
  it.each(examples)('of an example of $rule, "$title", makes it go', ({ patch, finding }) => {
    const mended = (tree: Tree) => {
      patching(patch)(tree)
      for (const change of written(finding.fix as Fix, 'Some words').changes)
        tree[change.file] = applyChange(tree[change.file] as JsonObject, change)
    }
    expect(sampleReport(mended).findings.filter(same(finding))).toEqual([])
  })
})

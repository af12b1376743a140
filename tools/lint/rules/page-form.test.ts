import { describe, expect, it } from 'vitest'
import { lintPatched } from '../../../tests/support/lint/lint-patched.ts'
import { lintSample } from '../../../tests/support/lint/lint-sample.ts'
import type { Tree } from '../../../tests/support/lint/sample-tree.ts'

const found = (page: Tree) =>
  lintPatched({ 'flows/pages.json': { pages: { 'product/select': page } } }, 'page-form').map(
    ({ message }) => message,
  )

const addForm = (tree: Tree) => {
  tree['flows/forms/complete.json'] = {
    ...tree['flows/forms/product/select.json'],
    $schema: '../../schemas/dsl/form.schema.json',
  }
  tree['flows/pages.json'].pages['product/select'].form = 'complete'
}

describe('page-form', () => {
  it('reports a page that shows another form than the one that its submission takes', () => {
    expect(lintSample(addForm, 'page-form')).toEqual([
      {
        rule: 'page-form',
        severity: 'error',
        message:
          '"product/select" shows the form complete and sends its answers as "offer", which takes the form product/select.',
        hint: 'Show product/select here, or offer the submission that takes complete.',
        file: 'flows/pages.json',
        pointer: '/pages/product~1select/form',
        at: '"complete"',
      },
    ])
  })

  it('looks at the submission that is offered only in some cases as well', () => {
    const whenChosen = [{ submission: 'offer', when: 'chosen' }]
    const foreign = (tree: Tree) => {
      addForm(tree)
      tree['flows/pages.json'].pages['product/select'].submissions = whenChosen
    }
    expect(lintSample(foreign, 'page-form')).toHaveLength(1)
    expect(found({ submissions: whenChosen })).toEqual([])
  })

  it('reports a form whose answers nothing takes', () => {
    expect(found({ submissions: [] })).toEqual([
      '"product/select" shows the form product/select and submits nothing: what is typed there goes nowhere.',
    ])
  })

  it('accepts the form of the submission', () => {
    expect(lintSample(() => undefined, 'page-form')).toEqual([])
  })
})

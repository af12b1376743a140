import { describe, expect, it } from 'vitest'
import { lintSample } from '../../../tests/support/lint/lint-sample.ts'
import type { Tree } from '../../../tests/support/lint/sample-tree.ts'

const handler = 'server/submissions/loan/offer.ts'

/** Findings for the sample beside the code that handles its submission, after a change to both. */
const findingsOf = (change: (tree: Tree) => void) =>
  lintSample((tree) => {
    tree['screens/app.tsx'] = ''
    tree[handler] = "const asked = answersOf('product/select')"
    change(tree)
  }, 'submission-unhandled')

describe('submission-unhandled', () => {
  it('reports a submission that no code handles, and the code that nobody submits', () => {
    const findings = findingsOf((tree) => {
      const { offer } = tree['flows/process.json'].submissions
      tree['flows/process.json'].submissions = { ofer: offer }
      tree['flows/pages.json'].pages['product/select'].submissions = ['ofer']
    })
    expect(findings).toEqual([
      {
        rule: 'submission-unhandled',
        severity: 'error',
        message: 'server/submissions/loan/offer.ts handles "offer", which nobody can submit.',
        file: 'flows/process.json',
        at: '"submissions": {',
        pointer: '/submissions',
        hint: 'Did you mean "ofer"?',
      },
      {
        rule: 'submission-unhandled',
        severity: 'error',
        message:
          'No code handles "ofer": no folder of server/submissions has a file ofer.ts, and flows/forms/product/select.json does not keep all of its answers by itself.',
        file: 'flows/process.json',
        at: '"ofer": {',
        pointer: '/submissions/ofer',
        hint: 'Did you mean "offer"?',
      },
    ])
  })

  it('reports a submission of another form than its code reads', () => {
    const findings = findingsOf((tree) => {
      tree[handler] = "const asked = answersOf('product/assets', 'assets')"
    })
    expect(findings).toMatchObject([
      {
        message:
          'server/submissions/loan/offer.ts reads the answers of "product/assets", not of "product/select".',
        pointer: '/submissions/offer/form',
        hint: 'Name "product/assets" here.',
      },
    ])
  })

  it.each([
    ['accepts', 1],
    ['reports', 2],
  ])('%s one without code whose form keeps one of %i answers by itself', (what, count) => {
    const findings = findingsOf((tree) => {
      const names = ['pet', 'dog'].slice(0, count)
      const properties = Object.fromEntries(names.map((name) => [name, { type: 'string' }]))
      Object.assign(tree['flows/forms/product/select.json'], {
        schema: { properties, required: names },
        fields: { pet: { widget: 'text', label: 'product.title', class: 'public', to: 'heloc.answers.pet' } },
      })
      delete tree[handler]
    })
    expect(findings).toHaveLength(what === 'accepts' ? 0 : 1)
  })
})

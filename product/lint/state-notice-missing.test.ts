import { describe, expect, it } from 'vitest'
import { lintSample } from '../../tests/support/lint/lint-sample.ts'
import type { Tree } from '../../tests/support/lint/sample-tree.ts'

const lint = (change: (tree: Tree) => void) =>
  lintSample((tree) => {
    tree['flows/disclosures.json'].stateNotices = { NV: ['complete.title'], NY: ['product.title'] }
    change(tree)
  }, 'state-notice-missing')

const footerOf = (tree: Tree) => tree['tenants/bank/tenant.json'].org.orgMetaData.footer

describe('state-notice-missing', () => {
  it('reports a lender that lends in a state without the notice that the state asks for', () => {
    const findings = lint(() => undefined)
    expect(findings).toMatchObject([
      {
        severity: 'error',
        tenant: 'bank',
        file: 'tenants/bank/tenant.json',
        pointer: '/licensedStates/0',
        message: 'Who lends in NV says "complete.title" in the footer, and this lender does not.',
        hint: 'Add it to org.orgMetaData.footer.notices.',
      },
    ])
  })

  it('takes a lender that has it, and asks nothing of who lends elsewhere', () => {
    expect(
      lint((tree) => {
        footerOf(tree).notices = ['complete.title']
      }),
    ).toEqual([])
  })

  it('reports a notice of a state in which the lender does not lend', () => {
    const findings = lint((tree) => {
      footerOf(tree).notices = ['complete.title', 'product.title']
    })
    expect(findings).toMatchObject([
      {
        pointer: '/org/orgMetaData/footer/notices/1',
        message: '"product.title" is for those who lend in NY, and this lender does not.',
      },
    ])
  })

  it('lets no lender change what a state asks for', () => {
    const findings = lintSample((tree) => {
      tree['flows/disclosures.json'].stateNotices = { NV: ['complete.title'] }
      tree['tenants/bank/tenant.json'].overrides = { disclosures: { stateNotices: null } }
    }, 'override-invalid')
    expect(findings).toHaveLength(1)
  })
})

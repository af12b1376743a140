import { describe, expect, it } from 'vitest'
import { lintSample } from '../../../tests/support/lint/lint-sample.ts'

describe('unreachable-page', () => {
  it('reports a page that no state shows', () => {
    const findings = lintSample((tree) => {
      tree['flows/pages.json'].pages['product/assets'] = {
        area: 'application',
        title: 'product.title',
        layout: 'form',
        form: 'product/select',
      }
    }, 'unreachable-page')
    expect(findings).toEqual([
      {
        rule: 'unreachable-page',
        severity: 'error',
        message: 'No state shows "product/assets" and no page that is shown links to it.',
        file: 'flows/pages.json',
        at: '"product/assets": {',
        pointer: '/pages/product~1assets',
        hint: 'Map a state to it, link to it, say at which pages it may be visited (`at`), or remove it.',
      },
    ])
  })

  it('accepts a page that another links to', () => {
    const findings = lintSample((tree) => {
      tree['flows/pages.json'].pages['product/assets'] = {
        area: 'application',
        title: 'product.title',
        layout: 'form',
        form: 'product/select',
      }
      tree['flows/pages.json'].pages.complete.links = ['product/assets']
    }, 'unreachable-page')
    expect(findings).toEqual([])
  })

  it('accepts a page that may be visited at any time', () => {
    const findings = lintSample((tree) => {
      tree['flows/pages.json'].pages['product/assets'] = {
        area: 'application',
        title: 'product.title',
        layout: 'form',
        form: 'product/select',
        visit: 'anytime',
      }
    }, 'unreachable-page')
    expect(findings).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { lintSample } from '../../../tests/support/lint/lint-sample.ts'

describe('disclosure-not-shown', () => {
  it('reports one that stands neither in the footer nor on a page', () => {
    const findings = lintSample((tree) => {
      tree['flows/disclosures.json'].order = []
    }, 'disclosure-not-shown')
    expect(findings).toEqual([
      {
        rule: 'disclosure-not-shown',
        severity: 'error',
        message:
          'Nothing shows the disclosure "apr", though the law asks for it: it stands neither in `order` nor on a page.',
        file: 'flows/disclosures.json',
        at: '"apr": {',
        pointer: '/disclosures/apr',
        hint: 'Put "apr" into `order` of flows/disclosures.json, or name its `pages`.',
      },
    ])
  })

  it('reports one that is due on a page which does not list it', () => {
    const findings = lintSample((tree) => {
      tree['flows/disclosures.json'].disclosures.apr.pages = ['product/select']
    }, 'disclosure-not-shown')
    expect(findings).toMatchObject([
      {
        message:
          '"apr" is due on product/select, and that page does not list it, though the law asks for it.',
        pointer: '/disclosures/apr/pages/0',
      },
    ])
  })

  it('reports one of which no version has begun, and takes one whose next has not', () => {
    const later = { version: '2026-07', effective: '2026-07-01', copy: 'product.apr' }
    const lintVersions = (change: (versions: object[]) => void) =>
      lintSample(
        (tree) => change(tree['flows/disclosures.json'].disclosures.apr.versions),
        'disclosure-not-shown',
      )
    expect(lintVersions((versions) => versions.push(later))).toEqual([])
    expect(lintVersions((versions) => versions.splice(0, 1, later))).toMatchObject([
      {
        message:
          'No words of "apr" are in force before 2026-07-01, though the law asks for it: until then nothing is shown.',
        pointer: '/disclosures/apr/versions',
      },
    ])
  })

  it('reports one that a lender adds and shows nowhere', () => {
    const findings = lintSample((tree) => {
      tree['tenants/bank/tenant.json'].overrides = {
        disclosures: {
          disclosures: {
            own: {
              regulatory: false,
              versions: [{ version: '2026-01', effective: '2026-01-01', copy: 'product.apr' }],
            },
          },
        },
      }
    }, 'disclosure-not-shown')
    expect(findings).toMatchObject([
      { file: 'tenants/bank/tenant.json', pointer: '/overrides/disclosures/disclosures/own' },
    ])
  })

  it('accepts one that a lender adds to the footer', () => {
    const findings = lintSample((tree) => {
      tree['tenants/bank/tenant.json'].overrides = {
        disclosures: {
          order: ['own'],
          disclosures: {
            own: {
              regulatory: false,
              versions: [{ version: '2026-01', effective: '2026-01-01', copy: 'product.apr' }],
            },
          },
        },
      }
    }, 'disclosure-not-shown')
    expect(findings).toEqual([])
  })
})

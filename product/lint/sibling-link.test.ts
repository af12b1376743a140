import { describe, expect, it } from 'vitest'
import type { JsonObject } from '#source'
import { lintPatched } from '../../tests/support/lint/lint-patched.ts'

const external = { '/pay': '/coming-soon?product=/pay', '/portfolio': '/coming-soon?product=/portfolio' }

const faultsIn = (bank: JsonObject) =>
  lintPatched({ 'flows/pages.json': { external }, 'tenants/bank/tenant.json': bank }, 'sibling-link').map(
    ({ severity, pointer, message }) => `${severity} ${pointer} ${message}`,
  )
const nowhere = (path: string) =>
  `warning /siblings The menu leads to ${path}, where a page says that the product is not there yet.`

describe('sibling-link', () => {
  it('warns of a product in the menu that the lender neither has at an address nor takes out', () => {
    expect(faultsIn({})).toEqual([nowhere('/pay')])
    expect(faultsIn({ siblings: { '/pay': 'https://pay.bank.example/' } })).toEqual([])
    expect(faultsIn({ siblings: { '/pay': false } })).toEqual([])
  })

  it('asks for Portfolio Manager where its feature is on, wherever that is said', () => {
    const siblings = { '/pay': false }
    expect(faultsIn({ siblings, features: { portfolioManager: true } })).toEqual([nowhere('/portfolio')])
    const companyInfo = { publicFeatureToggles: { portfolioManager: true } }
    expect(faultsIn({ siblings, org: { orgMetaData: { companyInfo } } })).toEqual([nowhere('/portfolio')])
  })

  it('lets the provider’s own brand take no product out', () => {
    expect(faultsIn({ providerBrand: true, siblings: { '/pay': false } })).toEqual([
      'error /siblings/~1pay The provider’s own brand takes /pay out of its menu, which has every product (core specification 1).',
    ])
    expect(faultsIn({ providerBrand: true })).toEqual([])
  })
})

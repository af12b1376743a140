import { describe, expect, it } from 'vitest'
import type { JsonObject } from '#source'
import { lintPatched } from '../../tests/support/lint/lint-patched.ts'

const faultsIn = (companyInfo: JsonObject, footer: JsonObject = {}) =>
  lintPatched(
    { 'tenants/bank/tenant.json': { org: { orgMetaData: { companyInfo, footer } } } },
    'lender-facts',
  ).map(({ pointer, message }) => `${pointer} ${message}`)

describe('lender-facts', () => {
  it('reports a ZIP code of another state', () => {
    const at = (state: string, zip: string) => faultsIn({ companyAddress: { state, zip } })
    expect(at('ME', '94101')).toEqual([
      '/org/orgMetaData/companyInfo/companyAddress/zip 94101 is no ZIP code of ME, but one of CA.',
    ])
    expect(at('ME', '04101-1234')).toEqual([])
  })

  it('reports a credit union with the mark of a regulator of banks', () => {
    const called = (companyName: string, regulatorLogo: string) =>
      faultsIn({ companyName }, { regulatorLogo })
    expect(called('Pier Credit Union', 'FDIC')).toEqual([
      '/org/orgMetaData/companyInfo/companyName A company that is called "Pier Credit Union" is supervised by NCUA, and shows the mark of FDIC.',
    ])
    expect(called('Pier Credit Union', 'NCUA')).toEqual([])
    expect(called('Pier Bank', 'FDIC')).toEqual([])
  })
})

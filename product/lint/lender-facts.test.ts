import { describe, expect, it } from 'vitest'
import type { JsonObject } from '#source'
import { lintPatched } from '../../tests/support/lint/lint-patched.ts'

const faultsIn = (bank: JsonObject) =>
  lintPatched({ 'tenants/bank/tenant.json': bank }, 'lender-facts').map(
    ({ pointer, message }) => `${pointer} ${message}`,
  )

const withCompany = (companyInfo: JsonObject) => faultsIn({ org: { orgMetaData: { companyInfo } } })

describe('lender-facts', () => {
  it('reports a department that closes before it opens', () => {
    const hours = (open: string, close: string) =>
      faultsIn({ hours: { OPS_PHONE: { saturday: { open, close } } } })
    expect(hours('08:00', '05:00')).toEqual([
      '/hours/OPS_PHONE/saturday/close OPS_PHONE closes at 05:00, and opens only at 08:00: it would never be open.',
    ])
    expect(hours('08:00', '17:00')).toEqual([])
  })

  it('reports a holiday that closes before it opens, and hours of which one is said', () => {
    expect(faultsIn({ holidays: { '2026-12-24': { open: '12:00', close: '08:00' } } })).toEqual([
      '/holidays/2026-12-24/close Everything closes at 08:00, and opens only at 12:00: it would never be open.',
    ])
    expect(faultsIn({ hours: { OPS_PHONE: { sunday: { open: '09:00' } } } })).toEqual([
      '/hours/OPS_PHONE/sunday/open OPS_PHONE has a time to open on this day and none to close: it would never be open.',
    ])
  })

  it('reports a holiday on a day that there is not', () => {
    expect(faultsIn({ holidays: { '2027-02-29': false } })).toEqual([
      '/holidays/2027-02-29 There is no day 2027-02-29.',
    ])
    expect(faultsIn({ holidays: { '2028-02-29': false, LABOR_DAY: false } })).toEqual([])
  })

  it('reports a telephone that is shown as another, and accepts one in words', () => {
    expect(withCompany({ phoneFormatted: '(888) 555-0199' })).toEqual([
      '/org/orgMetaData/companyInfo/phoneFormatted "(888) 555-0199" is not the telephone that is called, +18885550100.',
    ])
    expect(withCompany({ phoneFormatted: '888-555-0100' })).toEqual([])
    expect(withCompany({ phoneFormatted: '1-888-BANKING' })).toEqual([])
  })

  it('reports an address of its pages that is none of its hosts', () => {
    expect(faultsIn({ hosts: ['bank.localhost'] })).toEqual([
      '/org/baseUrl "bank.example" is none of the lender\'s hosts: links in letters would lead elsewhere.',
    ])
    expect(faultsIn({ hosts: ['bank.example'] })).toEqual([])
  })

  it('reports a privacy policy elsewhere that is said to be ours, and the other way round', () => {
    const withFooter = (footer: JsonObject) => faultsIn({ org: { orgMetaData: { footer } } })
    const footer = '/org/orgMetaData/footer'
    expect(withFooter({ privacyPolicyUrl: 'https://bank.example/privacy' })).toEqual([
      `${footer}/privacyPolicyUrl "https://bank.example/privacy" stands elsewhere, and \`privacyLinkIsExternal\` says the opposite.`,
    ])
    expect(withFooter({ privacyLinkIsExternal: true })).toEqual([
      `${footer}/privacyLinkIsExternal "/privacy" is a page of ours, and \`privacyLinkIsExternal\` says the opposite.`,
    ])
  })

  it('reports a department that is open on no day', () => {
    expect(faultsIn({ hours: { OPS_PHONE: {} } })).toEqual([
      '/hours/OPS_PHONE OPS_PHONE is open on no day: it would never be open.',
    ])
  })

  it('reports a holiday that is long past, and accepts those of last year', () => {
    expect(faultsIn({ holidays: { '2020-12-24': false } })).toEqual([
      '/holidays/2020-12-24 2020-12-24 is long past.',
    ])
    expect(faultsIn({ holidays: { '2025-12-24': false, '2027-12-24': false } })).toEqual([])
  })

  it('reports a link to a page of ours that there is not', () => {
    const withTerms = (termsOfUseUrl: string) =>
      faultsIn({ org: { orgMetaData: { footer: { termsOfUseUrl } } } })
    expect(withTerms('/account/heloc/none')).toEqual([
      '/org/orgMetaData/footer/termsOfUseUrl No page of ours stands at "/account/heloc/none".',
    ])
    expect(withTerms('https://bank.example/terms')).toEqual([])
  })

  it('reports the notice of Illinois where the lender does not lend', () => {
    const lending = (...licensedStates: readonly string[]) =>
      faultsIn({
        licensedStates,
        org: { orgMetaData: { footer: { illinoisNoticeUrl: 'https://bank.example/il' } } },
      })
    expect(lending('NV')).toEqual([
      '/org/orgMetaData/footer/illinoisNoticeUrl This notice is for those who lend in IL, and this lender does not.',
    ])
    expect(lending('IL', 'NV')).toEqual([])
  })

  it('reports a regulator other than that of the group, and accepts none', () => {
    const marked = (regulatorLogo: string | null) => ({ org: { orgMetaData: { footer: { regulatorLogo } } } })
    const found = (own: string | null) =>
      lintPatched(
        {
          'tenants/bank/tenant.json': marked('FDIC'),
          'tenants/branch/tenant.json': { code: 'branch', extends: 'bank', ...marked(own) },
        },
        'lender-facts',
      ).map(({ file, message }) => `${file} ${message}`)
    expect(found('NCUA')).toContain(
      'tenants/branch/tenant.json This is NCUA, and tenants/bank/tenant.json, which this lender extends, says FDIC.',
    )
    expect(found(null).join()).not.toContain('which this lender extends')
  })

  it('reports names of a group', () => {
    expect(faultsIn({ abstract: true, hosts: ['bank.example'] })).toEqual([
      '/hosts A group serves nobody, and each of its lenders would get these `hosts` too.',
    ])
  })

  it('reports a discount on what is not offered', () => {
    expect(faultsIn({ org: { orgPricingData: [{ term: 30, autopayDiscountBps: 25 }] } })).toEqual([
      '/org/orgPricingData/0/term There is no offer of 30 years, to which this could add something.',
    ])
    expect(faultsIn({ org: { orgPricingData: [{ autopayDiscountBps: 25 }, { term: 10 }] } })).toEqual([])
  })
})

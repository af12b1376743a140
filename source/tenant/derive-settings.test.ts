import { describe, expect, it } from 'vitest'
import { deriveSettings } from './derive-settings.ts'

const settings = {
  code: 'harbor-cu',
  hosts: ['harbor.example', 'www.harbor.example'],
  org: {
    canonicalOrgCode: 'CREDIT_UNION',
    orgBrand: 'Harbor',
    orgMetaData: {
      companyInfo: {
        companyProduct: 'Home Line',
        companyNMLS: '12',
        companyNmlsURL: 'https://nmls.example/{companyNMLS}',
        phone: '+18885550171',
      },
      products: { HELOC: { interestOnly: false } },
    },
  },
  theme: { brand: '#000000' },
}

describe('what follows from the rest of a lender', () => {
  it('need not be written', () => {
    expect(deriveSettings(settings)).toMatchObject({
      aliases: ['harbor-cu'],
      org: {
        baseUrl: 'https://harbor.example',
        orgCode: 'HARBOR_CU',
        orgPricingData: [],
        orgMetaData: {
          companyInfo: {
            companyNameShort: 'Harbor',
            companyNmlsURL: 'https://nmls.example/12',
            phoneFormatted: '(888) 555-0171',
            organization: 'CREDIT_UNION',
          },
          products: { HELOC: { name: 'Home Line' } },
        },
      },
      theme: { logoAlt: 'Harbor' },
    })
  })

  it('gives way to what the lender says itself', () => {
    const said = {
      aliases: ['harbor'],
      org: { baseUrl: 'https://harbor.example/loans', orgCode: 'HCU' },
      theme: { logoAlt: 'Harbor Credit Union' },
    }
    expect(deriveSettings({ ...settings, ...said, org: { ...settings.org, ...said.org } })).toMatchObject(
      said,
    )
  })

  it('is nothing where the rest is missing, so that the schema can say so', () => {
    expect(deriveSettings({ code: 'bare' })).toEqual({ code: 'bare', aliases: ['bare'] })
    expect(deriveSettings({ code: 'bare', org: {} }).org).toEqual({
      canonicalOrgCode: 'BARE',
      orgCode: 'BARE',
      orgPricingData: [],
    })
  })
})

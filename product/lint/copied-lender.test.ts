import { describe, expect, it } from 'vitest'
import type { JsonObject } from '#source'
import { lintSample } from '../../tests/support/lint/lint-sample.ts'
import { sampleTenant } from '../../tests/support/lint/sample-tree.ts'

const reached = {
  companyNameShort: 'Union',
  phone: '+18885550111',
  phoneFormatted: '(888) 555-0111',
  email: 'help@union.example',
}

/** Findings for two lenders: the bank of the sample, and a copy of its folder with this change. */
const faultsIn = (companyInfo: JsonObject, baseUrl = 'https://union.example', brand = 'Union') =>
  lintSample((tree) => {
    const { org, ...union } = sampleTenant('union')
    const { orgMetaData } = org
    tree['tenants/union/tenant.json'] = {
      ...union,
      theme: { ...union.theme, logoAlt: 'Union' },
      org: {
        ...org,
        orgBrand: brand,
        baseUrl,
        orgMetaData: {
          ...orgMetaData,
          companyInfo: { ...orgMetaData.companyInfo, ...reached, ...companyInfo },
        },
      },
    }
  }, 'copied-lender').map(({ tenant, pointer, message }) => `${tenant} ${pointer} ${message}`)

const company = '/org/orgMetaData/companyInfo'

describe('copied-lender', () => {
  it('accepts two lenders of one company, and two of two', () => {
    expect(faultsIn({})).toEqual([])
    expect(faultsIn({ companyName: 'Union', companyNMLS: '2' })).toEqual([])
  })

  it('reports a brand and a product that name another company', () => {
    const own = { companyName: 'Union', companyNMLS: '2' }
    expect(faultsIn({ ...own, companyProduct: 'Bank Home Line' }, undefined, 'Bank')).toEqual([
      'union /org/orgBrand "Bank" names Bank ("bank"), which is another company.',
      `union ${company}/companyProduct "Bank Home Line" names Bank ("bank"), which is another company.`,
    ])
    expect(faultsIn({ ...own, companyName: 'Union Bank', companyProduct: 'Bank Home Line' })).toEqual([])
  })

  it('reports another company with the same NMLS number to both', () => {
    expect(faultsIn({ companyName: 'Union' })).toEqual([
      `bank ${company}/companyNMLS 1 is the NMLS number of Union ("union") too.`,
      `union ${company}/companyNMLS 1 is the NMLS number of Bank ("bank") too.`,
    ])
  })

  it('reports the same company with another number to both', () => {
    expect(faultsIn({ companyNMLS: '2' })).toEqual([
      `bank ${company}/companyName "Bank" is the company of "union" too, there with the NMLS number 2.`,
      `union ${company}/companyName "Bank" is the company of "bank" too, there with the NMLS number 1.`,
    ])
  })

  it('reports the telephone and the e-mail of another company to both', () => {
    const other = { companyName: 'Union', companyNMLS: '2' }
    expect(faultsIn({ ...other, phone: '+18885550100' })).toEqual([
      `bank ${company}/phone +18885550100 is the telephone of Union ("union") too: its applicants would be answered there.`,
      `union ${company}/phone +18885550100 is the telephone of Bank ("bank") too: its applicants would be answered there.`,
    ])
    expect(faultsIn({ ...other, email: 'help@bank.example' })).toHaveLength(2)
    expect(faultsIn({ phone: '+18885550100', email: 'help@bank.example' })).toEqual([])
  })

  it('reports the address of another lender to both', () => {
    expect(faultsIn({}, 'https://bank.example')).toEqual([
      'bank /org/baseUrl "https://bank.example" is the address of "union" too: links in letters would lead there.',
      'union /org/baseUrl "https://bank.example" is the address of "bank" too: links in letters would lead there.',
    ])
  })

  it('reports addresses that are called after another company, unless the company itself is called so', () => {
    const other = { companyName: 'Union', companyNMLS: '2', email: 'help@mail.bank.example' }
    expect(faultsIn(other)).toEqual([
      `union ${company}/email "help@mail.bank.example" is called after Bank ("bank"), which is another company.`,
    ])
    expect(faultsIn({ ...other, companyName: 'Union Bank' })).toEqual([])
    expect(faultsIn({ ...other, email: 'help@provider.example' })).toEqual([])
  })
})

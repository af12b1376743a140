import { describe, expect, it } from 'vitest'
import type { JsonObject } from '#source'
import { lintSample } from '../../../tests/support/lint/lint-sample.ts'
import { sampleTenant } from '../../../tests/support/lint/sample-tree.ts'

/** Findings for two lenders: the bank of the sample, and a copy of its folder with this change. */
const faultsIn = (companyInfo: JsonObject, baseUrl = 'https://union.example') =>
  lintSample((tree) => {
    const { org, ...union } = sampleTenant('union')
    const { orgMetaData } = org
    tree['tenants/union/tenant.json'] = {
      ...union,
      org: {
        ...org,
        baseUrl,
        orgMetaData: { ...orgMetaData, companyInfo: { ...orgMetaData.companyInfo, ...companyInfo } },
      },
    }
  }, 'copied-lender').map(({ tenant, pointer, message }) => `${tenant} ${pointer} ${message}`)

const company = '/org/orgMetaData/companyInfo'

describe('copied-lender', () => {
  it('accepts two lenders of one company, and two of two', () => {
    expect(faultsIn({})).toEqual([])
    expect(faultsIn({ companyName: 'Union', companyNMLS: '2' })).toEqual([])
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

  it('reports the address of another lender to both', () => {
    expect(faultsIn({}, 'https://bank.example')).toEqual([
      'bank /org/baseUrl "https://bank.example" is the address of "union" too: links in letters would lead there.',
      'union /org/baseUrl "https://bank.example" is the address of "bank" too: links in letters would lead there.',
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { sampleSource } from '../../tests/support/lint/lint-sample.ts'
import { sampleTenant, type Tree } from '../../tests/support/lint/sample-tree.ts'
import { SourceError } from '../findings/source-error.ts'
import { browserJourney } from './browser-journey.ts'
import { tenantJourney } from './tenant-journey.ts'

const journeyOf = (code: string, change: (tree: Tree) => void = () => undefined) =>
  tenantJourney(sampleSource(change), code)

function refusalOf(code: string, change: (tree: Tree) => void): SourceError | undefined {
  try {
    journeyOf(code, change)
    return undefined
  } catch (error) {
    if (error instanceof SourceError) return error
    throw error
  }
}

const rewords = (tree: Tree) => {
  tree['tenants/bank/tenant.json'].overrides = { copy: { 'complete.title': 'All done' } }
}

describe('the effective journey of a lender', () => {
  it('is the base where the lender says nothing', () => {
    expect(journeyOf('bank').source.copy['complete.title']).toBe('Done')
  })

  it('takes what the lender overrides, and says where that was written', () => {
    const { source, provenance } = journeyOf('bank', rewords)
    expect(source.copy['complete.title']).toBe('All done')
    expect(provenance).toEqual({ '/copy/complete.title': 'tenants/bank/tenant.json' })
  })

  it('finds each message by itself, as all of them have it', () => {
    const { source, findMessage } = journeyOf('bank', rewords)
    const keys = Object.keys(source.copy)
    expect(Object.fromEntries(keys.map((key) => [key, findMessage(key)]))).toEqual(source.copy)
    expect([findMessage('nobody.says'), findMessage('toString')]).toEqual([undefined, undefined])
  })

  it('changes its hash with its content only', () => {
    expect(journeyOf('bank').hash).toBe(journeyOf('bank').hash)
    expect(journeyOf('bank', rewords).hash).not.toBe(journeyOf('bank').hash)
  })

  it('starts from what the lender extends, which keeps its own code, hosts and aliases', () => {
    const { tenant, source } = journeyOf('branch', (tree) => {
      rewords(tree)
      Object.assign(tree['tenants/bank/tenant.json'], { hosts: ['bank.example'], default: true })
      tree['tenants/branch/tenant.json'] = {
        $schema: '',
        code: 'branch',
        extends: 'bank',
        org: { orgCode: 'BRANCH' },
        theme: { brand: '#000000' },
      }
    })
    expect(source.copy['complete.title']).toBe('All done')
    expect(tenant.theme).toMatchObject({ brand: '#000000', accent: '#c8643c' })
    expect(tenant).toMatchObject({ code: 'branch' })
    expect(tenant).not.toHaveProperty('hosts')
    expect(tenant).not.toHaveProperty('default')
  })

  it('shares its logic with lenders that change none, whatever they reword', () => {
    const source = sampleSource((tree) => {
      tree['tenants/other/tenant.json'] = {
        ...sampleTenant('other'),
        overrides: { copy: { 'complete.title': 'All done' } },
      }
      tree['tenants/third/tenant.json'] = {
        ...sampleTenant('third'),
        overrides: { predicates: { predicates: { chosen: { field: 'heloc.amount', gt: 0 } } } },
      }
    })
    const [bank, other, third] = ['bank', 'other', 'third'].map((code) => tenantJourney(source, code))
    expect(other?.process).toBe(bank?.process)
    expect(third?.process).not.toBe(bank?.process)
    expect(other?.journey.source.copy['complete.title']).toBe('All done')
    expect(bank?.journey.source.copy['complete.title']).toBe('Done')
  })

  it('shares its words with lenders that reword the same, and with no others', () => {
    const source = sampleSource((tree) => {
      for (const [code, title] of Object.entries({ one: 'All done', two: 'All done', three: 'Finished' }))
        tree[`tenants/${code}/tenant.json`] = {
          ...sampleTenant(code),
          overrides: { copy: { 'complete.title': title } },
        }
    })
    const [one, two, three] = ['one', 'two', 'three'].map((code) => tenantJourney(source, code).source.copy)
    expect(two).toBe(one)
    expect(three?.['complete.title']).toBe('Finished')
  })

  it('refuses a broken lender with its findings, and serves the others', () => {
    const breakOne = (tree: Tree) => {
      tree['tenants/other/tenant.json'] = {
        ...sampleTenant('other'),
        overrides: { copy: { 'complete.title': '{' } },
      }
    }
    const refusal = refusalOf('other', breakOne)
    expect(refusal?.code).toBe('TENANT_BROKEN')
    expect(refusal?.findings).toMatchObject([
      { rule: 'icu-invalid', file: 'tenants/other/tenant.json', tenant: 'other' },
    ])
    expect(journeyOf('bank', breakOne).tenant.code).toBe('bank')
  })

  it('refuses every lender while the base is broken', () => {
    const refusal = refusalOf('bank', (tree) => {
      tree['flows/journey.json'].initial = 'nowhere'
    })
    expect(refusal?.code).toBe('FLOWS_BROKEN')
    expect(refusal?.message).toContain('flows/journey.json:3:14')
  })

  it('refuses a lender that is only there to be extended', () => {
    const refusal = refusalOf('group', (tree) => {
      tree['tenants/group/tenant.json'] = { $schema: '', code: 'group', abstract: true }
    })
    expect(refusal?.message).toBe('The tenant "group" is only there to be extended.')
  })

  it('refuses an unknown lender with the nearest known one', () => {
    const refusal = refusalOf('bnk', () => undefined)
    expect(refusal?.message).toBe('There is no tenant "bnk". Did you mean "bank"?')
  })

  it('leaves on the server what a browser has no need of', () => {
    const { first, later } = browserJourney(
      journeyOf('bank', (tree) => {
        tree['flows/copy/en-US/server.json'] = { $schema: 'x', messages: { 'server.letter': 'Dear {name}' } }
        tree['flows/limits.json'].limits.storage = { maxFiles: 200, maxBytes: 209_715_200 }
        tree['flows/limits.json'].server = ['storage']
      }),
    )
    expect(first.source.limits.limits).not.toHaveProperty('storage')
    expect(first.source.limits.limits).toHaveProperty('apr')
    expect(first.source).not.toHaveProperty('process')
    expect(first.source.copy).not.toHaveProperty(['server.letter'])
    expect(later).toEqual({})
  })

  it('gives a browser first what a visitor reads, and each message once', () => {
    const effective = journeyOf('bank', (tree) => {
      tree['flows/pages.json'].firstCopy = ['complete.t']
    })
    const { first, later } = browserJourney(effective)
    expect(Object.keys(first.source.copy)).toEqual(['complete.title'])
    expect({ ...first.source.copy, ...later }).toEqual(effective.source.copy)
  })
})

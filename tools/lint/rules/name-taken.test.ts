import { describe, expect, it } from 'vitest'
import { lintSample } from '../../../tests/support/lint/lint-sample.ts'
import { sampleTenant, type Tree } from '../../../tests/support/lint/sample-tree.ts'

/** Findings for a second lender in addition to the sample's bank, whose host is bank.example. */
function faultsOf(settings: object, change: (tree: Tree) => void = () => undefined) {
  const findings = lintSample((tree) => {
    Object.assign(tree['tenants/bank/tenant.json'], { hosts: ['bank.example'], aliases: ['bank'] })
    tree['tenants/other/tenant.json'] = { ...sampleTenant('other'), ...settings }
    change(tree)
  }, 'name-taken')
  return findings.map(({ file, pointer, message }) => [file.split('/')[1], pointer, message])
}

describe('name-taken', () => {
  it('refuses a lender whose host another lender has, and tells both', () => {
    expect(faultsOf({ hosts: ['www.other.example', 'bank.example'] })).toEqual([
      ['bank', '/hosts/0', 'The host "bank.example" is that of "other" too.'],
      ['other', '/hosts/1', 'The host "bank.example" is that of "bank" too.'],
    ])
  })

  it('refuses an alias and an organisation code that another has', () => {
    const { org } = sampleTenant('bank')
    expect(faultsOf({ aliases: ['bank'], org })).toEqual([
      ['bank', '/org/orgCode', 'The organisation code "BANK" is that of "other" too.'],
      ['bank', '/aliases/0', 'The alias "bank" is that of "other" too.'],
      ['other', '/org/orgCode', 'The organisation code "BANK" is that of "bank" too.'],
      ['other', '/aliases/0', 'The alias "bank" is that of "bank" too.'],
    ])
  })

  it('refuses a second default lender', () => {
    expect(
      faultsOf({ default: true }, (tree) => {
        tree['tenants/bank/tenant.json'].default = true
      }),
    ).toEqual([
      ['bank', '/default', 'The role "default lender" is that of "other" too.'],
      ['other', '/default', 'The role "default lender" is that of "bank" too.'],
    ])
  })

  it('leaves alone those with names of their own, and groups, which nobody comes to', () => {
    expect(faultsOf({ hosts: ['other.example'] })).toEqual([])
    const { org } = sampleTenant('bank')
    expect(
      faultsOf({}, (tree) => {
        tree['tenants/group/tenant.json'] = { $schema: '', code: 'group', abstract: true, org }
      }),
    ).toEqual([])
  })
})

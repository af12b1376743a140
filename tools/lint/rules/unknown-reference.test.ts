import { describe, expect, it } from 'vitest'
import { lintSample } from '../../../tests/support/lint/lint-sample.ts'

describe('unknown-reference', () => {
  it('reports a misspelt page', () => {
    const findings = lintSample((tree) => {
      tree['flows/journey.json'].states.product.page = 'product/selct'
    }, 'unknown-reference')
    expect(findings).toEqual([
      {
        rule: 'unknown-reference',
        severity: 'error',
        message: 'There is no page "product/selct".',
        file: 'flows/journey.json',
        line: 12,
        column: 15,
        pointer: '/states/product/page',
        hint: 'Did you mean "product/select"?',
      },
    ])
  })

  it('reports a misspelt lender that is extended, and nothing that only it would give', () => {
    const findings = lintSample((tree) => {
      const { disclosures: own, ...rest } = tree['flows/disclosures.json']
      tree['flows/disclosures.json'] = { ...rest, stateNotices: { NY: ['product.apr'] }, disclosures: own }
      tree['tenants/union/tenant.json'] = {
        $schema: '../../schemas/dsl/tenant.schema.json',
        code: 'union',
        extends: 'bnak',
        licensedStates: ['NY'],
        theme: { brand: '#1f4f46' },
      }
    })
    expect(findings).toEqual([
      {
        rule: 'unknown-reference',
        severity: 'error',
        message: 'There is no tenant "bnak".',
        file: 'tenants/union/tenant.json',
        line: 4,
        column: 14,
        pointer: '/extends',
        hint: 'Did you mean "bank"?',
      },
    ])
  })

  it('reports a misspelt state', () => {
    const findings = lintSample((tree) => {
      tree['flows/journey.json'].transitions.selectProduct.to = 'complet'
    }, 'unknown-reference')
    expect(findings).toEqual([
      {
        rule: 'unknown-reference',
        severity: 'error',
        message: 'There is no state "complet".',
        file: 'flows/journey.json',
        line: 27,
        column: 13,
        pointer: '/transitions/selectProduct/to',
        hint: 'Did you mean "complete"?',
      },
    ])
  })

  it('reports a misspelt predicate', () => {
    const findings = lintSample((tree) => {
      tree['flows/journey.json'].transitions.selectProduct.trigger = 'choosen'
    }, 'unknown-reference')
    expect(findings).toEqual([
      {
        rule: 'unknown-reference',
        severity: 'error',
        message: 'There is no predicate "choosen".',
        file: 'flows/journey.json',
        line: 28,
        column: 18,
        pointer: '/transitions/selectProduct/trigger',
        hint: 'Did you mean "chosen"?',
      },
    ])
  })

  it('reports a misspelt field', () => {
    const findings = lintSample((tree) => {
      tree['flows/predicates.json'].predicates.chosen.field = 'heloc.trm'
    }, 'unknown-reference')
    expect(findings).toEqual([
      {
        rule: 'unknown-reference',
        severity: 'error',
        message: 'There is no context field "heloc.trm".',
        file: 'flows/predicates.json',
        line: 5,
        column: 16,
        pointer: '/predicates/chosen/field',
        hint: 'Did you mean "heloc.term"?',
      },
    ])
  })

  it('reports a misspelt server state', () => {
    const findings = lintSample((tree) => {
      tree['flows/server-states.json'].states.NOTE_SINGING = { kind: 'interactive' }
    }, 'unknown-reference')
    expect(findings).toEqual([
      {
        rule: 'unknown-reference',
        severity: 'error',
        message: 'There is no server state "NOTE_SINGING".',
        file: 'flows/server-states.json',
        // Where it stands moves with every state that is added above it.
        line: expect.any(Number),
        column: 5,
        pointer: '/states/NOTE_SINGING',
        hint: 'Did you mean "NOTE_SIGNING"?',
      },
    ])
  })

  it('reports a form that is not there', () => {
    const findings = lintSample((tree) => {
      tree['flows/process.json'].submissions.offer.form = 'product/slect'
    }, 'unknown-reference')
    expect(findings).toEqual([
      {
        rule: 'unknown-reference',
        severity: 'error',
        message: 'There is no form "product/slect".',
        file: 'flows/process.json',
        line: 36,
        column: 15,
        pointer: '/submissions/offer/form',
        hint: 'Did you mean "product/select"?',
      },
    ])
  })

  it('reports a lender that extends none', () => {
    const findings = lintSample((tree) => {
      tree['tenants/bank/tenant.json'].extends = 'bnk'
    }, 'unknown-reference')
    expect(findings).toEqual([
      {
        rule: 'unknown-reference',
        severity: 'error',
        message: 'There is no tenant "bnk".',
        file: 'tenants/bank/tenant.json',
        line: 75,
        column: 14,
        pointer: '/extends',
        hint: 'Did you mean "bank"?',
      },
    ])
  })

  it('accepts a prefix of server states', () => {
    const findings = lintSample((tree) => {
      tree['flows/server-states.json'].states['WAITING_FOR_*'] = { kind: 'waiting' }
    }, 'unknown-reference')
    expect(findings).toEqual([])
  })

  it('accepts the root as a page', () => {
    const findings = lintSample((tree) => {
      tree['flows/server-states.json'].states.COMPLETE.page = '/'
    }, 'unknown-reference')
    expect(findings).toEqual([])
  })
})

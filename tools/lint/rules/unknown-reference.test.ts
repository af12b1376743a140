import { describe, expect, it } from 'vitest'
import { lintSample } from '../../../tests/support/lint/lint-sample.ts'
import type { Tree } from '../../../tests/support/lint/sample-tree.ts'

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
        at: '"product/selct"',
        pointer: '/states/product/page',
        hint: 'Did you mean "product/select"?',
      },
    ])
  })

  it('says where a new server state is added, and proves nothing of one that there is not', () => {
    const findings = lintSample((tree) => {
      const { states, transitions } = tree['flows/process.json']
      states.WORKS = {}
      transitions.offerSelected.to = [{ when: 'chosen', to: 'WORKS' }, { to: 'COMPLETE' }]
    })
    expect(findings).toMatchObject([
      {
        rule: 'unknown-reference',
        pointer: '/states/WORKS',
        hint: 'A new one is added to ServerState of schemas/domain/enumerations.schema.json, before `npm run generate`.',
      },
    ])
  })

  it('reports a misspelt lender that is extended, and nothing that only it would give', () => {
    const findings = lintSample((tree) => {
      const { disclosures: own, ...rest } = tree['flows/disclosures.json']
      tree['flows/disclosures.json'] = { ...rest, stateNotices: { NY: ['product.apr'] }, disclosures: own }
      tree['tenants/union/tenant.json'] = {
        $schema: '../../schemas/tenant/tenant.schema.json',
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
        at: '"bnak"',
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
        at: '"complet"',
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
        at: '"choosen"',
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
        at: '"heloc.trm"',
        pointer: '/predicates/chosen/field',
        hint: 'Did you mean "heloc.term"?',
      },
    ])
  })

  const consequence = (path: string) => (tree: Tree) => {
    tree['flows/process.json'].consequences = { offer: [path] }
    tree['flows/process.json'].submissions.offer.removes = ['offer']
  }

  it.each([
    ['heloc.valuatoin', 'heloc.valuation'],
    ['loanFile.valuedby', 'loanFile.valuedBy'],
  ])('reports a misspelt property that an answer given anew would not remove: %s', (path, meant) => {
    expect(lintSample(consequence(path), 'unknown-reference')).toMatchObject([
      {
        message: `There is no property of an application "${path}".`,
        file: 'flows/process.json',
        pointer: '/consequences/offer/0',
        hint: `Did you mean "${meant}"?`,
      },
    ])
  })

  it.each(['heloc.property.value', 'status.checklistStatus', 'session.uuid', 'loanFile.conditions'])(
    'reports what is no property of an application, or none that flows may remove: %s',
    (path) => {
      expect(lintSample(consequence(path), 'unknown-reference')).toHaveLength(1)
    },
  )

  it.each(['heloc.valuation', 'status.liensComplete', 'loanFile.valuedBy', 'profile.dob'])(
    'accepts a property that may be removed: %s',
    (path) => {
      expect(lintSample(consequence(path), 'unknown-reference')).toEqual([])
    },
  )

  it('reports a misspelt place of an answer that a page shows', () => {
    const findings = lintSample((tree) => {
      const rows = ['heloc.trem', 'heloc.liens.0.balance'].map((at) => ({
        label: 'product.title',
        as: 'text',
        at,
      }))
      tree['flows/forms/product/select.json'].answered = { rows }
    }, 'unknown-reference')
    expect(findings).toMatchObject([
      {
        message: 'There is no place in the context "heloc.trem".',
        pointer: '/answered/rows/0/at',
        hint: 'Did you mean "heloc.term"?',
      },
    ])
  })

  it('reports a type of document that the server does not make', () => {
    const findings = lintSample((tree) => {
      tree['flows/process.json'].submissions.offer.supersedes = ['SUMMARY_DISCLOSRE']
    }, 'unknown-reference')
    expect(findings).toMatchObject([
      {
        message: 'There is no document of the type "SUMMARY_DISCLOSRE".',
        pointer: '/submissions/offer/supersedes/0',
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
        at: '"NOTE_SINGING": {',
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
        at: '"product/slect"',
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
        at: '"bnk"',
        pointer: '/extends',
        hint: 'Did you mean "bank"?',
      },
    ])
  })

  it('says of a state that lists name and nothing defines what to do about it', () => {
    const [finding] = lintSample((tree) => {
      const [event] = Object.values(tree['flows/process.json'].transitions) as { from: string[] }[]
      event?.from.push('SOMEWHERE_ELSE')
    }, 'unknown-reference')
    expect(finding?.hint).toBe(
      '`states` of this file has none of that name: define it there, or take it from what names it.',
    )
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

  it('asks about the definition where several places name an id, and nothing names the near one', () => {
    const findings = lintSample((tree) => {
      const { pages } = tree['flows/pages.json']
      pages['product/selekt'] = pages['product/select']
      delete pages['product/select']
      tree['flows/pages.json'].pages.complete.links = ['product/select']
    }, 'unknown-reference')
    expect([...new Set(findings.map(({ hint }) => hint))]).toEqual([
      'Nothing names "product/selekt": is it this one, misspelt where it is defined?',
      'Did you mean "product/select"?',
    ])
  })
})

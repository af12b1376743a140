import { describe, expect, it } from 'vitest'
import { lintSample } from '../../../tests/support/lint/lint-sample.ts'

describe('override-invalid', () => {
  it('reports a limit made wider', () => {
    const findings = lintSample((tree) => {
      tree['tenants/bank/tenant.json'].overrides = { limits: { limits: { apr: { maxBps: 1800 } } } }
    }, 'override-invalid')
    expect(findings).toEqual([
      {
        rule: 'override-invalid',
        severity: 'error',
        message: '/limits/limits/apr/maxBps may be lowered from 1720, not raised to 1800.',
        file: 'tenants/bank/tenant.json',
        at: '"maxBps": 1800',
        pointer: '/overrides/limits/limits/apr/maxBps',
        tenant: 'bank',
      },
    ])
  })

  it('reports what is locked', () => {
    const findings = lintSample((tree) => {
      tree['tenants/bank/tenant.json'].overrides = { serverStates: { polling: { retries: 1 } } }
    }, 'override-invalid')
    expect(findings).toEqual([
      {
        rule: 'override-invalid',
        severity: 'error',
        message: '/serverStates/polling may not be overridden.',
        file: 'tenants/bank/tenant.json',
        at: '"polling": {',
        pointer: '/overrides/serverStates/polling',
        tenant: 'bank',
      },
    ])
  })

  it.each([
    ['predicates', { chosen: { field: 'heloc.term', gt: 5 } }, '"predicates": /predicates/predicates/chosen'],
    ['limits', { apr: { maxBps: 1500 } }, '"limits": /limits/limits/apr'],
  ])('says which level is missing in an override of %s', (file, own, level) => {
    const findings = lintSample((tree) => {
      tree['tenants/bank/tenant.json'].overrides = { [file]: own }
    }, 'override-invalid')
    expect(findings).toMatchObject([{ hint: `Write it below ${level}.` }])
  })

  it('reports a regulatory disclosure taken away', () => {
    const findings = lintSample((tree) => {
      tree['tenants/bank/tenant.json'].overrides = { disclosures: { disclosures: { apr: null } } }
    }, 'override-invalid')
    expect(findings).toEqual([
      {
        rule: 'override-invalid',
        severity: 'error',
        message:
          '/disclosures/disclosures/apr holds what the law asks for, and may be neither removed nor unmarked.',
        file: 'tenants/bank/tenant.json',
        at: '"apr": null',
        pointer: '/overrides/disclosures/disclosures/apr',
        tenant: 'bank',
      },
    ])
  })

  it('reports a regulatory disclosure in other words, be it another message or other versions', () => {
    const messagesAfter = (overrides: object) =>
      lintSample((tree) => {
        tree['tenants/bank/tenant.json'].overrides = overrides
      }, 'override-invalid').map(({ pointer, message }) => `${pointer}: ${message}`)
    expect(messagesAfter({ copy: { 'product.apr': 'Low.' } })).toEqual([
      '/overrides/copy/product.apr: "product.apr" words the disclosure "apr", which the law asks for: no lender rewords it.',
    ])
    const versions = [{ version: '2026-01', effective: '2026-01-01', copy: 'product.title' }]
    const own = { apr: { regulatory: true, versions } }
    expect(messagesAfter({ disclosures: { disclosures: own } })).toEqual([
      '/overrides/disclosures/disclosures/apr: The law asks for the disclosure "apr": no lender has versions of its own.',
    ])
  })

  it('reports an override that changes nothing', () => {
    const findings = lintSample((tree) => {
      tree['tenants/bank/tenant.json'].overrides = { copy: { 'complete.title': 'Done' } }
    }, 'override-invalid')
    expect(findings).toEqual([
      {
        rule: 'override-invalid',
        severity: 'error',
        message: 'This says what holds without it.',
        file: 'tenants/bank/tenant.json',
        at: '"complete.title": "Done"',
        pointer: '/overrides/copy/complete.title',
        hint: 'Remove it.',
        tenant: 'bank',
      },
    ])
  })

  it('reports a message that nothing shows', () => {
    const findings = lintSample((tree) => {
      tree['tenants/bank/tenant.json'].overrides = { copy: { 'complete.titel': 'All done' } }
    }, 'override-invalid')
    expect(findings).toEqual([
      {
        rule: 'override-invalid',
        severity: 'error',
        message: 'No page shows a message "complete.titel".',
        file: 'tenants/bank/tenant.json',
        at: '"complete.titel": "All done"',
        pointer: '/overrides/copy/complete.titel',
        hint: 'Remove it.',
        tenant: 'bank',
      },
    ])
  })

  it('reports a setting that repeats what is inherited, and leaves one that differs', () => {
    const findings = lintSample((tree) => {
      const { brand } = tree['tenants/bank/tenant.json'].theme
      tree['tenants/branch/tenant.json'] = {
        $schema: '../../schemas/tenant/tenant.schema.json',
        code: 'branch',
        extends: 'bank',
        theme: { brand, accent: '#8a3b1c' },
      }
    }, 'override-invalid')
    expect(findings).toEqual([
      {
        rule: 'override-invalid',
        severity: 'error',
        message: 'This says what is inherited anyway.',
        file: 'tenants/branch/tenant.json',
        at: '"brand": "#1f4f46"',
        pointer: '/theme/brand',
        hint: 'Remove it.',
        tenant: 'branch',
      },
    ])
  })

  it('accepts a limit made narrower', () => {
    const findings = lintSample((tree) => {
      tree['tenants/bank/tenant.json'].overrides = { limits: { limits: { apr: { maxBps: 1700 } } } }
    }, 'override-invalid')
    expect(findings).toEqual([])
  })

  it('accepts a message reworded', () => {
    const findings = lintSample((tree) => {
      tree['tenants/bank/tenant.json'].overrides = { copy: { 'complete.title': 'All done' } }
    }, 'override-invalid')
    expect(findings).toEqual([])
  })

  it('reports a predicate that says what a state needs, by whatever name', () => {
    const overriding = (id: string) =>
      lintSample((tree) => {
        tree['flows/process.json'].needs = { COMPLETE: ['chosenWell'] }
        Object.assign(tree['flows/predicates.json'].predicates, {
          chosenWell: { all: ['chosen', 'short'] },
          short: { field: 'heloc.term', lt: 40 },
          long: { field: 'heloc.term', gt: 20 },
        })
        tree['flows/process.json'].effects.offerSelected.gives.push({ field: 'heloc.term', lt: 40 })
        tree['tenants/bank/tenant.json'].overrides = {
          predicates: { predicates: { [id]: { field: 'heloc.term', gt: 7 } } },
        }
      }, 'override-invalid').map(({ message, pointer }) => [message, pointer])
    expect(overriding('short')).toEqual([
      [
        '"short" says what a state needs (`needs` of flows/process.json): it is the same for every lender.',
        '/overrides/predicates/predicates/short',
      ],
    ])
    expect(overriding('long')).toEqual([])
  })
})

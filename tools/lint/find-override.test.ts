import { describe, expect, it } from 'vitest'
import type { JsonObject } from '#source'
import { sampleSource } from '../../tests/support/lint/lint-sample.ts'
import { sampleTenant } from '../../tests/support/lint/sample-tree.ts'
import { needUnmet } from './rules/need-unmet.ts'
import { runLint } from './run-lint.ts'

/** Findings for a base that asks for consent before the end, with these overrides of its lenders. */
const findings = (overrides: JsonObject, others: Readonly<Record<string, object>> = {}) =>
  runLint(
    sampleSource((tree) => {
      const consented = { field: 'heloc.consents[].type', includes: 'SOFT_CREDIT' }
      const express = { field: 'heloc.isCrypto', equals: true }
      Object.assign(tree['flows/predicates.json'].predicates, { consented, express })
      Object.assign(tree['flows/process.json'], {
        states: { OFFER_SELECTION: {}, HMDA: {}, COMPLETE: { kind: 'terminal' } },
        transitions: {
          offerSelected: { from: ['OFFER_SELECTION'], to: 'HMDA' },
          offerKept: { from: ['OFFER_SELECTION'], to: [{ when: 'express', to: 'COMPLETE' }, { to: 'HMDA' }] },
          demographicsAnswered: { from: ['HMDA'], to: 'COMPLETE' },
        },
        effects: {
          offerSelected: { sets: ['heloc.term'], gives: ['chosen'] },
          demographicsAnswered: { sets: ['heloc.consents[].type'], gives: ['consented'] },
        },
        needs: { COMPLETE: ['consented'] },
        submissions: {
          offer: { event: 'offerSelected', form: 'product/select' },
          demographics: { event: 'demographicsAnswered', form: 'product/select' },
        },
      })
      tree['flows/pages.json'].pages.complete.submissions = ['demographics']
      tree['tenants/bank/tenant.json'].overrides = overrides
      for (const [code, own] of Object.entries(others))
        tree[`tenants/${code}/tenant.json`] = { ...sampleTenant(code), ...own }
    }),
    { selected: [needUnmet] },
  ).findings.map(({ file, pointer, tenant, override }) => ({
    ...{ file, pointer, tenant },
    override: override && `${override.file} ${override.line} ${override.pointer}`,
  }))

const skipped = { process: { transitions: { offerSelected: { from: ['OFFER_SELECTION'], to: 'COMPLETE' } } } }

const found = {
  file: 'flows/process.json',
  pointer: '/needs/COMPLETE/0',
  tenant: 'bank',
  override: 'tenants/bank/tenant.json 90 /overrides/process/transitions/offerSelected',
}

describe('what a lender breaks', () => {
  it('is told with the line of the override that breaks it', () => {
    expect(findings(skipped)).toEqual([found])
  })

  it('is nothing where the base holds', () => {
    expect(findings({})).toEqual([])
  })

  it('is told once for the lenders who extend the one that breaks it', () => {
    expect(findings(skipped, { twin: { extends: 'bank' } })).toEqual([found])
  })

  it('is told of each lender who breaks it on their own', () => {
    const tenants = findings(skipped, { other: { overrides: skipped } }).map(({ tenant }) => tenant)
    expect(tenants).toEqual(['bank', 'other'])
  })

  it('is told with the last of several overrides that do the same', () => {
    const toEnd = { from: ['OFFER_SELECTION'], to: 'COMPLETE' }
    const both = { process: { transitions: { offerSelected: toEnd, offerKept: toEnd } } }
    expect(findings(both)).toEqual([
      { ...found, override: 'tenants/bank/tenant.json 96 /overrides/process/transitions/offerKept' },
    ])
  })

  it('is told with a predicate of the lender where that makes the difference', () => {
    const predicates = { express: { field: 'heloc.isCrypto', equals: false } }
    expect(findings({ predicates: { predicates } })).toEqual([
      { ...found, override: 'tenants/bank/tenant.json 90 /overrides/predicates/predicates/express' },
    ])
  })
})

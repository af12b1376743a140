import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { asJsonObject, type JsonObject, mergePatch, repository } from '#source'
import { patchedSource } from '../../../tests/support/lenders/patched-source.ts'
import { lintSample } from '../../../tests/support/lint/lint-sample.ts'
import type { Tree } from '../../../tests/support/lint/sample-tree.ts'
import { runLint } from '../run-lint.ts'
import { halfSkip } from './half-skip.ts'

const group = 'tenants/credit-union/tenant.json'
const shipped = asJsonObject(JSON.parse(readFileSync(path.join(repository, group), 'utf8')))

/** Findings after a change to the credit unions' skip of the demographic questions, which redirects both arrows. */
const withOverrides = (overrides: JsonObject) =>
  runLint(patchedSource({ [group]: { overrides } }), { selected: [halfSkip] }).findings

describe('half-skip', () => {
  it('reports a step that the server alone skips, at the arrow that skips it and beside the one that does not', () => {
    expect(withOverrides({ journey: null })).toMatchObject([
      {
        rule: 'half-skip',
        severity: 'error',
        message:
          'The server skips HMDA (start/hmda) for this lender, and the browser does not: "addProfileInfo" still leads to hmda.',
        file: group,
        pointer: '/overrides/process/transitions/contactProvided',
        related: [{ file: 'flows/journey.json', pointer: '/transitions/addProfileInfo' }],
        hint: 'Let "addProfileInfo" of journey lead past it too, or neither of them.',
      },
    ])
  })

  it('reports a step that the browser alone skips', () => {
    expect(withOverrides({ process: null })).toMatchObject([
      {
        message:
          'The browser skips hmda (start/hmda) for this lender, and the server does not: "contactProvided" still leads to HMDA.',
        file: group,
        pointer: '/overrides/journey/transitions/addProfileInfo',
        related: [{ file: 'flows/process.json', pointer: '/transitions/contactProvided' }],
      },
    ])
  })

  it('accepts a whole skip, and none', () => {
    expect(asJsonObject(shipped.overrides)).toMatchObject({ journey: {}, process: {} })
    expect(withOverrides({})).toEqual([])
    expect(withOverrides({ journey: null, process: null })).toEqual([])
  })

  it('reports an arrow that is gone altogether', () => {
    const findings = lintSample((tree: Tree) => {
      const patch = {
        'flows/journey.json': {
          states: { hmda: { kind: 'interactive', page: 'start/hmda' } },
          transitions: { addProfileInfo: { from: ['product'], to: 'hmda' } },
        },
        'flows/process.json': {
          states: { HMDA: {} },
          transitions: { contactProvided: { from: ['OFFER_SELECTION'], to: 'HMDA' } },
        },
        'flows/server-states.json': { states: { HMDA: { page: 'start/hmda' } } },
        'flows/pages.json': {
          pages: { 'start/hmda': { area: 'application', title: 'product.title', layout: 'wide' } },
        },
        'tenants/bank/tenant.json': { overrides: { journey: { transitions: { addProfileInfo: null } } } },
      }
      Object.assign(tree, mergePatch(tree, patch))
      tree['tenants/bank/tenant.json'].overrides = patch['tenants/bank/tenant.json'].overrides
    }, 'half-skip')
    expect(findings.map(({ message }) => message)).toEqual([
      'The browser skips hmda (start/hmda) for this lender, and the server does not: "contactProvided" still leads to HMDA.',
    ])
  })
})

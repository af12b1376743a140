import { describe, expect, it } from 'vitest'
import type { JsonObject } from '#source'
import { lintPatched } from '../../../tests/support/lint/lint-patched.ts'

const faultsOf = (patch: JsonObject) =>
  lintPatched({ 'flows/pages.json': patch }, 'page-area').map(
    ({ pointer, message }) => `${pointer} ${message}`,
  )

describe('page-area', () => {
  it('reports a state that shows a page of another area', () => {
    const pages = { complete: { area: 'account', path: '/complete' } }
    expect(lintPatched({ 'flows/pages.json': { pages } }, 'page-area')).toEqual([
      {
        rule: 'page-area',
        severity: 'error',
        message: '"complete" is of the area account; here it must be one of the area application.',
        file: 'flows/journey.json',
        at: '"complete"',
        pointer: '/states/complete/page',
        hint: 'Name another page, or change its area.',
      },
    ])
  })

  it('reports a step of signers that shows a page of an application', () => {
    const steps = ['CONSENT', 'IDENTITY', 'CONDITION', 'SIGNING', 'SIGNED', 'REFUSED', 'CANCELLED']
    const signerSteps = Object.fromEntries(steps.map((step) => [step, 'complete']))
    expect(faultsOf({ signerSteps })).toEqual(
      steps.map(
        (step) =>
          `/signerSteps/${step} "complete" is of the area application; here it must be one of the area signer.`,
      ),
    )
  })

  it('reports a public page without an address, and an address that nobody comes by', () => {
    const page = { title: 'complete.title', layout: 'plain' }
    expect(faultsOf({ pages: { a: { ...page, area: 'public' } } })).toEqual([
      '/pages/a "a" is of the area public and has no address: nobody can open it.',
    ])
    expect(faultsOf({ pages: { complete: { path: '/complete' } } })).toEqual([
      '/pages/complete "complete" has an address of its own, which pages of the area application have not.',
    ])
    expect(faultsOf({ pages: { a: { ...page, area: 'public', path: '/a' } } })).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { lintPatched } from '../../../tests/support/lint/lint-patched.ts'

describe('page-gap', () => {
  it('reports an applicant whose state has no page', () => {
    const findings = lintPatched(
      { 'flows/journey.json': { states: { product: { page: null } } } },
      'page-gap',
    )
    expect(findings).toEqual([
      {
        rule: 'page-gap',
        severity: 'error',
        message:
          'In OFFER_SELECTION there is no page for this applicant: the server state has none, nor has "product", where the client machine comes to rest.',
        file: 'flows/journey.json',
        at: '"product": {',
        pointer: '/states/product',
        hint: 'Give one of the two a page.',
        witness: {
          events: [],
          context: { profile: {}, heloc: {}, status: { checklistStatus: 'OFFER_SELECTION' }, session: {} },
        },
      },
    ])
  })

  it('accepts states with pages', () => {
    expect(
      lintPatched(
        {
          'flows/journey.json': { states: { product: { page: null } } },
          'flows/server-states.json': {
            states: { OFFER_SELECTION: { page: 'product/select' }, COMPLETE: { page: 'complete' } },
          },
        },
        'page-gap',
      ),
    ).toEqual([])
  })
})

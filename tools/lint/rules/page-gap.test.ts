import { describe, expect, it } from 'vitest'
import { lintPatched } from '../testing/lint-patched.ts'

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
          'In OFFER_SELECTION neither the server state nor the client machine has a page for this applicant.',
        file: 'flows/process.json',
        line: 7,
        column: 5,
        pointer: '/states/OFFER_SELECTION',
        hint: 'Give the server state a page, or the state in which the machine comes to rest.',
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

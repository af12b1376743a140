import { describe, expect, it } from 'vitest'
import { lintPatched } from '../../../tests/support/lint/lint-patched.ts'

describe('shadowed-variant', () => {
  it('reports a variant that earlier ones leave nothing', () => {
    const findings = lintPatched(
      {
        'flows/journey.json': {
          states: {
            product: {
              page: [
                { when: 'chosen', page: 'complete' },
                { when: { field: 'heloc.term', gt: 20 }, page: 'product/select' },
                { page: 'product/select' },
              ],
            },
          },
        },
      },
      'shadowed-variant',
    )
    expect(findings).toEqual([
      {
        rule: 'shadowed-variant',
        severity: 'error',
        message: '"product/select" is never chosen: wherever its condition holds, an earlier one does.',
        file: 'flows/journey.json',
        at: '{',
        pointer: '/states/product/page/1',
        hint: 'The first variant that holds counts: put the narrower condition first, or remove this one.',
      },
    ])
  })

  it('accepts the narrower variant first', () => {
    expect(
      lintPatched(
        {
          'flows/journey.json': {
            states: {
              product: {
                page: [
                  { when: { field: 'heloc.term', gt: 20 }, page: 'product/select' },
                  { when: 'chosen', page: 'complete' },
                  { page: 'product/select' },
                ],
              },
            },
          },
        },
        'shadowed-variant',
      ),
    ).toEqual([])
  })
})

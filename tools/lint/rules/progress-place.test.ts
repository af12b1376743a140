import { describe, expect, it } from 'vitest'
import { lintPatched } from '../../../tests/support/lint/lint-patched.ts'

const sidebar = (progress: unknown, resume = { FIRST: 0, LAST: 1, END: 2 }) =>
  lintPatched(
    {
      'flows/progress.json': {
        order: ['offer', 'sign'],
        steps: {
          offer: {
            minutes: 1,
            label: 'product.title',
            parts: [
              { label: 'product.submit', pages: ['product/select'] },
              { label: 'complete.title', pages: ['complete'] },
            ],
          },
          sign: { minutes: 1, label: 'product.apr' },
        },
        resume,
      },
      'flows/pages.json': {
        pages: { 'product/select': { progress: 'FIRST' }, complete: { progress: progress as string } },
      },
    },
    'progress-place',
  )

describe('progress-place', () => {
  it('reports a page in a part of one step that marks another', () => {
    expect(sidebar('LAST')).toMatchObject([
      {
        pointer: '/steps/offer/parts/1/pages/0',
        message: '"complete" is a part of "offer" here, and its `progress`, LAST, marks the step "sign".',
      },
    ])
  })

  it('reports one that does so in one of its variants only', () => {
    expect(sidebar([{ when: 'chosen', progress: 'END' }, { progress: 'FIRST' }])).toMatchObject([
      {
        message: '"complete" is a part of "offer" here, and its `progress`, END, marks no step.',
      },
    ])
  })

  it('reports a position after the end', () => {
    expect(sidebar('FIRST', { FIRST: 0, LAST: 1, END: 3 })).toMatchObject([
      { pointer: '/resume/END', message: 'END is at step 3, and there are 2 steps, counted from 0.' },
    ])
  })

  it('accepts pages at their step', () => {
    expect(sidebar('FIRST')).toEqual([])
  })

  it('reports a page that is part of a step and stands at none', () => {
    expect(sidebar(null)).toMatchObject([{ message: expect.stringContaining('has no `progress`') }])
  })
})

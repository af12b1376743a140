import { describe, expect, it } from 'vitest'
import type { JsonObject } from '#source'
import { lintPatched } from '../../../tests/support/lint/lint-patched.ts'

const choosing = { field: 'status.checklistStatus', equals: 'OFFER_SELECTION' }
const done = { field: 'status.checklistStatus', equals: 'COMPLETE' }

/** The sample with a page beside the two that states show, which is closed under a condition. */
const lint = (when: JsonObject | string, opened: JsonObject, others: JsonObject = {}) =>
  lintPatched(
    {
      'flows/pages.json': {
        pages: {
          'product/offer': {
            area: 'application',
            title: 'product.title',
            layout: 'form',
            closed: { when, sentence: 'product.title' },
            ...opened,
          },
        },
        ...others,
      },
    },
    'closed-page-open',
  )

describe('closed-page-open', () => {
  it('reports a page that may be visited while it is said to be closed, with somebody who may', () => {
    expect(lint('chosen', { visitWhen: done })).toMatchObject([
      {
        pointer: '/pages/product~1offer/closed/when',
        message: '"product/offer" is said to be closed, and may be visited in COMPLETE.',
        witness: { events: ['offerSelected'], context: { heloc: { term: expect.any(Number) } } },
      },
    ])
    expect(lint({ not: 'chosen' }, { visit: 'anytime' })).toHaveLength(1)
    expect(lint({ not: 'chosen' }, { at: ['product/select'] })).toHaveLength(1)
  })

  it('reports the page where somebody belongs', () => {
    const own = { 'product/select': { closed: { when: { not: 'chosen' }, sentence: 'product.title' } } }
    expect(lintPatched({ 'flows/pages.json': { pages: own } }, 'closed-page-open')).toMatchObject([
      { message: '"product/select" is said to be closed, and is where somebody belongs in OFFER_SELECTION.' },
    ])
  })

  it('accepts what cannot be while the page is open, also because no application comes there so', () => {
    expect(lint('chosen', { visitWhen: choosing })).toEqual([])
    expect(lint({ not: 'chosen' }, { at: ['complete'] })).toEqual([])
    expect(lint({ field: 'heloc.rate', gt: 0 }, {})).toEqual([])
  })

  it('accepts a page from which a decision turns everybody away', () => {
    const turned = { declined: { when: 'chosen', open: [] } }
    expect(lint('chosen', { visitWhen: done }, turned)).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import type { JsonObject } from '#source'
import { lintPatched } from '../../../tests/support/lint/lint-patched.ts'

const selectProduct = (entry: JsonObject) => ({ 'flows/pages.json': { pages: { 'product/select': entry } } })

describe('stale-page', () => {
  it('reports a page that stays open in a state that does not take what it submits', () => {
    expect(lintPatched(selectProduct({ visit: 'anytime' }), 'stale-page')).toEqual([
      {
        rule: 'stale-page',
        severity: 'error',
        message:
          '"product/select" stays open in COMPLETE, which refuses "offerSelected", the event of "offer".',
        file: 'flows/pages.json',
        at: '"offer"',
        pointer: '/pages/product~1select/submissions/0',
        hint: 'Open it by the server state that takes what it submits (`visitWhen`), or let it offer that only then (`when`).',
        witness: {
          events: ['offerSelected'],
          context: { profile: {}, heloc: { term: 1 }, status: { checklistStatus: 'COMPLETE' }, session: {} },
        },
      },
    ])
  })

  it.each([
    ['at', { at: ['complete'] }],
    ['visitWhen', { visitWhen: 'chosen' }],
  ])('points at `%s` where that opens it', (key, entry) => {
    const findings = lintPatched(selectProduct(entry), 'stale-page')
    expect(findings.map(({ pointer }) => pointer)).toEqual([`/pages/product~1select/${key}`])
  })

  it('accepts a page that is open while the server takes what it submits', () => {
    const visitWhen = { field: 'status.checklistStatus', equals: 'OFFER_SELECTION' }
    expect(lintPatched(selectProduct({ visitWhen }), 'stale-page')).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { lintSample } from '../../tests/support/lint/lint-sample.ts'
import { withHelp } from '../../tests/support/lint/sample-help.ts'

describe('lender-facts', () => {
  it('reports words of its own about homes where it does not lend, and no others', () => {
    const help = withHelp({
      states: { requests: [{ places: { TX: ['texas'], NY: ['new york'] }, by: ['lend in'] }] },
    })
    const said = (words: string) =>
      lintSample((tree) => {
        help(tree)
        tree['tenants/bank/tenant.json'].licensedStates = ['NY']
        tree['tenants/bank/tenant.json'].overrides = { copy: { 'product.title': words } }
      }, 'lender-facts').map(({ message }) => message)
    expect(said('In Texas all loans together may not exceed a share.')).toEqual([
      '"product.title" is about homes in TX, where this lender does not lend.',
    ])
    expect(said('We lend in New York and Texas.')).toHaveLength(1)
    expect(said('We lend in New York. We do not lend in Texas.')).toEqual([])
    expect(said('Ask Texas Title Company.')).toEqual([])
  })
})

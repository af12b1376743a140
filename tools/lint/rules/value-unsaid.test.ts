import { describe, expect, it } from 'vitest'
import { lintSample } from '../../../tests/support/lint/lint-sample.ts'

const reworded = (text: string) =>
  lintSample((tree) => {
    tree['flows/copy/en-US/product.json'].messages['product.line'] = '{amount} at {companyName}'
    tree['tenants/bank/tenant.json'].overrides = { copy: { 'product.line': text } }
  }, 'value-unsaid').map(({ pointer, message }) => `${pointer} ${message}`)

describe('value-unsaid', () => {
  it('reports words without the link that the base gives them', () => {
    const linked = (own: string) =>
      lintSample((tree) => {
        tree['flows/copy/en-US/complete.json'].messages['complete.title'] = '<link>Apply</link> again'
        tree['tenants/bank/tenant.json'].overrides = { copy: { 'complete.title': own } }
      }, 'value-unsaid').map(({ file, message }) => `${file} ${message}`)
    expect(linked('Apply once more')).toEqual([
      'tenants/bank/tenant.json The base gives these words a link, and nothing in them is one: nobody could follow it.',
    ])
    expect(linked('<link>Apply</link> once more')).toEqual([])
  })

  it("reports a lender's words that leave out what only this message gets", () => {
    expect(reworded('A line of credit')).toEqual([
      '/overrides/copy/product.line The message of the base says {amount}, and these words leave it out.',
    ])
    expect(reworded('A line of {amount}')).toEqual([])
  })
})

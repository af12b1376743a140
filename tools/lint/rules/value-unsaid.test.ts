import { describe, expect, it } from 'vitest'
import { lintSample } from '../../../tests/support/lint/lint-sample.ts'

const letter = "const letters = [{ channel: 'MAIL', template: 'cancelled', values: { url, date } }]"

/** Messages about a letter of these words, sent by this code. */
const found = (body: string, code = letter) =>
  lintSample((tree) => {
    tree['flows/copy/en-US/server.json'] = {
      $schema: '../../../schemas/dsl/copy.schema.json',
      messages: { 'server.letters.cancelled.subject': 'Cancelled', 'server.letters.cancelled.body': body },
    }
    tree['screens/pages/complete.tsx'] = ''
    tree['server/letters/cancelled.ts'] = code
  }, 'value-unsaid').map(({ message }) => message)

const reworded = (text: string) =>
  lintSample((tree) => {
    tree['flows/copy/en-US/product.json'].messages['product.line'] = '{amount} at {companyName}'
    tree['tenants/bank/tenant.json'].overrides = { copy: { 'product.line': text } }
  }, 'value-unsaid').map(({ pointer, message }) => `${pointer} ${message}`)

describe('value-unsaid', () => {
  it('reports a letter that does not say the day that it is given', () => {
    expect(found('You may cancel until the last day.')).toEqual([
      'The server gives this letter {date}, and these words leave it out.',
    ])
  })

  it('accepts a letter that says it, and leaves its address to the button', () => {
    expect(found('You may cancel until {date}.')).toEqual([])
  })

  it.each([
    "post({ template: 'cancelled', values: valuesOf(application) })",
    "post({ template: 'cancelled' }); post({ template: 'other', values: { date } })",
  ])('leaves alone what is not plainly given to this letter: %s', (code) => {
    expect(found('You may cancel.', code)).toEqual([])
  })

  it('reports words without the link that their page, or the base, gives them', () => {
    const link = '<Text id="complete.title" link={path} />'
    const linked = (text: string, own?: string) =>
      lintSample((tree) => {
        tree['screens/pages/complete.tsx'] = link
        tree['flows/copy/en-US/complete.json'].messages['complete.title'] = text
        if (own !== undefined)
          tree['tenants/bank/tenant.json'].overrides = { copy: { 'complete.title': own } }
      }, 'value-unsaid').map(({ file, message }) => `${file} ${message}`)
    expect(linked('Apply again')).toEqual([
      'flows/copy/en-US/complete.json The page gives these words a link, and nothing in them is one: nobody could follow it.',
    ])
    expect(linked('<link>Apply</link> again', 'Apply once more')).toEqual([
      'tenants/bank/tenant.json The base gives these words a link, and nothing in them is one: nobody could follow it.',
    ])
    expect(linked('<link>Apply</link> again')).toEqual([])
  })

  it("reports a lender's words that leave out what only this message gets", () => {
    expect(reworded('A line of credit')).toEqual([
      '/overrides/copy/product.line The message of the base says {amount}, and these words leave it out.',
    ])
    expect(reworded('A line of {amount}')).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import type { JsonObject } from '#source'
import { lintPatched } from '../../../tests/support/lint/lint-patched.ts'

const found = (patch: JsonObject) =>
  lintPatched(patch, 'odd-one-out').map(({ file, pointer, message }) => `${file}${pointer} ${message}`)

/** Two forms of five fields of one name each, in which the last ones may differ. */
const forms = (last: JsonObject): JsonObject => {
  const names = ['one', 'two', 'three', 'four', 'five']
  const form = (own: JsonObject) => ({
    $schema: '../../schemas/dsl/form.schema.json',
    schema: {
      type: 'object',
      additionalProperties: false,
      properties: Object.fromEntries(
        names.map((name, index) => [
          name,
          { type: 'string', maxLength: 10 + index, ...(name === 'five' ? own : {}) },
        ]),
      ),
    },
    ...{ order: [], fields: {}, submit: 'product.submit' },
  })
  return { 'flows/forms/first.json': form({}), 'flows/forms/second.json': form(last) }
}

describe('odd-one-out', () => {
  it('reports a value of one name with another bound, unless it says what it is', () => {
    expect(found(forms({}))).toEqual([])
    expect(found(forms({ maxLength: 41 }))).toEqual([
      'flows/forms/second.json/schema/properties/five/maxLength "five" is not as elsewhere: maxLength is 41, not 14.',
    ])
    expect(found(forms({ maxLength: 41, description: 'Another thing.' }))).toEqual([])
    // Two that differ in more are two things.
    expect(found(forms({ maxLength: 41, pattern: 'x' }))).toEqual([])
  })

  it('reports the one figure that is not round', () => {
    const limits = (maxCents: number) =>
      found({ 'flows/limits.json': { limits: { loanAmount: { maxCents } } } })
    expect(limits(39999999)).toEqual([
      'flows/limits.json/limits/loanAmount/maxCents 39999999 is not round, as all other figures of its kind are.',
    ])
    expect(limits(41000000)).toEqual([])
  })

  it('reports a list in another order than two others', () => {
    const progress = (...third: readonly string[]) =>
      found({
        'flows/progress.json': {
          steps: Object.fromEntries(
            [['a', 'b'], ['a', 'b'], third].map((parts, index) => [
              `step-${index}`,
              {
                label: 'product.title',
                minutes: 1,
                parts: parts.map((part) => ({ label: `product.${part}`, pages: [`product/${part}`] })),
              },
            ]),
          ),
        },
      })
    expect(progress('a', 'b')).toEqual([])
    expect(progress('b', 'a')).toContain(
      'flows/progress.json/steps/step-2/parts/0 "product.b" stands before "product.a" here, and after it elsewhere.',
    )
  })

  it('reports a message that lost a word of what its like say', () => {
    const actions = (last: string) =>
      found({
        'flows/copy/en-US/product.json': {
          messages: Object.fromEntries(
            ['a', 'b', 'c', 'd', 'e'].map((name) => [
              `product.letters.${name}.action`,
              name === 'e' ? last : 'This was not me',
            ]),
          ),
        },
      })
    expect(actions('This was me')).toEqual([
      'flows/copy/en-US/product.json/messages/product.letters.e.action This says "This was me"; all others of its kind say "This was not me".',
    ])
    expect(actions('View it')).toEqual([])
  })
})

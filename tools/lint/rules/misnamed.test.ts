import { describe, expect, it } from 'vitest'
import { lintPatched } from '../../../tests/support/lint/lint-patched.ts'

const titles = ['one', 'two', 'three', 'four', 'five']

/** Findings for groups of registration of which the last one has this label. */
const groups = (label: string, other = 'product.groups.four') =>
  lintPatched(
    {
      'flows/copy/en-US/product.json': {
        messages: Object.fromEntries(titles.map((name) => [`product.groups.${name}`, name])),
      },
      'flows/registration.json': {
        groups: Object.fromEntries(
          titles.map((name) => [
            name,
            { label: name === 'five' ? label : name === 'four' ? other : `product.groups.${name}` },
          ]),
        ),
      },
    },
    'misnamed',
  ).map(({ pointer, message }) => `${pointer} ${message}`)

describe('misnamed', () => {
  it('reports a label of another thing where one of its own is there', () => {
    expect(groups('product.groups.five')).toEqual([])
    expect(groups('product.groups.one')).toEqual([
      '/groups/five/label The label of "five" is "product.groups.one", and "product.groups.five" is there.',
    ])
  })

  it('accepts a label that is called after nothing', () => {
    expect(groups('product.title')).toEqual([])
  })

  it('reports two that were exchanged', () => {
    expect(groups('product.groups.four', 'product.groups.five')).toContain(
      '/groups/five "five" says "product.groups.four", which is the name of "four", and that bears this one.',
    )
  })
})

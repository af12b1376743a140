import { describe, expect, it } from 'vitest'
import { lintPatched } from '../../../tests/support/lint/lint-patched.ts'

const lint = (patch: object) => lintPatched(patch as never, 'foreign-message')

const titled = (title: string, other = 'complete.title') =>
  lint({ 'flows/pages.json': { pages: { 'product/select': { title }, complete: { title: other } } } })

/** Form that asks one of two, each with a label. */
const choosing = (one: string, other: string) =>
  lint({
    'flows/forms/product/select.json': {
      schema: { properties: { occupancy: { type: 'string', enum: ['PRIMARY', 'INVESTMENT'] } } },
      order: ['occupancy'],
      fields: {
        occupancy: {
          widget: 'radio',
          label: 'product.occupancy',
          options: [
            { value: 'PRIMARY', label: `product.occupancy.${one}` },
            { value: 'INVESTMENT', label: `product.occupancy.${other}` },
          ],
        },
      },
    },
  })

describe('foreign-message', () => {
  it('finds the title of another page', () => {
    expect(titled('complete.title')).toMatchObject([
      {
        file: 'flows/pages.json',
        pointer: '/pages/product~1select/title',
        message: 'The message "complete.title" is named after "complete", and this is "product/select".',
      },
    ])
  })

  it('accepts a message that is named after neither', () => {
    expect(titled('product.title')).toEqual([])
  })

  it('finds the label of another option', () => {
    expect(choosing('PRIMARY', 'INVESTMENT')).toEqual([])
    expect(choosing('INVESTMENT', 'PRIMARY')).toMatchObject([
      { pointer: '/fields/occupancy/options/0/label' },
      { pointer: '/fields/occupancy/options/1/label' },
    ])
  })

  it('finds the words of another part of a question', () => {
    const asked = (help: string) =>
      lint({
        'flows/forms/product/select.json': {
          schema: { properties: { purpose: { type: 'string' } } },
          order: ['purpose'],
          fields: { purpose: { widget: 'text', label: 'product.purpose.label', help } },
        },
      })
    expect(asked('product.purpose.help')).toEqual([])
    expect(asked('product.purpose.label')).toMatchObject([{ pointer: '/fields/purpose/help' }])
  })

  it('finds labels that were exchanged, and accepts those that only share words', () => {
    const saying = (firstName: string, lastName: string) =>
      lint({
        'flows/copy/en-US/product.json': {
          messages: { 'product.firstName.label': firstName, 'product.lastName.label': lastName },
        },
      }).map(({ message }) => message)
    expect(saying('Last name', 'First name')).toEqual([
      '"product.firstName.label" says "Last name", and "product.lastName.label" says "First name": each is called as the other reads.',
    ])
    expect(saying('First name', 'Last name')).toEqual([])
    expect(saying('First name', 'Family name')).toEqual([])
    expect(saying('Given name', 'Family name')).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { lintSample } from '../../../tests/support/lint/lint-sample.ts'

const labels = ['product.title', 'product.submit', 'product.apr', 'complete.title']

const faultsOf = (name: string, schema: object, values: readonly unknown[], labelled = labels) =>
  lintSample((tree) => {
    const form = tree['flows/forms/product/select.json']
    form.schema.properties = { [name]: schema }
    form.order = [name]
    const options = values.map((value, index) => ({ value, label: labelled[index] ?? labels[0] }))
    form.fields = { [name]: { widget: 'radio', label: 'product.title', class: 'public', options } }
  }, 'form-options').map(({ pointer, message, hint }) => [pointer.replace('/fields/', ''), message, hint])

const place = { type: 'string', enum: ['HOME', 'OFFICE'] }

describe('form-options', () => {
  it('reports a choice that reads as another', () => {
    expect(faultsOf('place', place, ['HOME', 'OFFICE'], ['product.title', 'product.title'])).toEqual([
      [
        'place/options/1/label',
        'Another choice reads "product.title" too: nobody can tell them apart.',
        'Give each choice a message of its own.',
      ],
    ])
  })

  it('reports a choice that the schema refuses, and the answer that nobody can choose', () => {
    expect(faultsOf('place', place, ['HOME', 'OFICE'])).toEqual([
      [
        'place/options',
        'No option offers "OFFICE", which the form\'s schema admits.',
        'Offer it, or take it out of the schema.',
      ],
      [
        'place/options/1/value',
        'Who chooses "OFICE" is refused: the form\'s schema does not admit it.',
        'Did you mean "OFFICE"?',
      ],
    ])
  })

  it('reports a choice that stands twice', () => {
    expect(faultsOf('place', place, ['HOME', 'OFFICE', 'HOME'])).toEqual([
      ['place/options/2/value', 'The choice "HOME" stands here already.', 'Remove one of the two.'],
    ])
  })

  const withFields = (fields: object) =>
    lintSample((tree) => {
      Object.assign(tree['flows/forms/product/select.json'], { fields, order: Object.keys(fields) })
    }, 'form-options').map(({ pointer, message }) => `${pointer} ${message}`)

  it('reports a document that is asked for as two sides', () => {
    const options = (back: string) => [
      {
        value: 'CARD',
        label: 'product.title',
        documents: [
          { document: 'ID_CARD_FRONT', side: 'FRONT' },
          { document: back, side: 'BACK' },
        ],
      },
    ]
    const asking = (back: string) => withFields({ card: { widget: 'radio', options: options(back) } })
    expect(asking('ID_CARD_FRONT')).toEqual([
      '/fields/card/options/0/documents/1/document ID_CARD_FRONT is asked for already: of the two, only one is kept as what it is.',
    ])
    expect(asking('ID_CARD_BACK')).toEqual([])
  })

  it('reports a choice that stands alone at another question of the form', () => {
    const asking = (own: object) => {
      const none = (label: string, more: object) => ({
        widget: 'checkboxes',
        options: [{ value: 'NONE', label, ...more }],
      })
      return withFields({
        race: none('product.title', { exclusive: true }),
        sex: none('product.apr', own),
      })
    }
    expect(asking({})).toEqual([
      '/fields/sex/options/0 "NONE" can be chosen beside other answers here, and not at "race".',
    ])
    expect(asking({ exclusive: true })).toEqual([])
  })

  it('reports an answer that an application has no value for', () => {
    expect(faultsOf('occupancy', { enum: ['PRIMARY', 'SECONDHOME'] }, ['PRIMARY', 'SECONDHOME'])).toEqual([
      [
        'occupancy',
        'An application has no "occupancy" of "SECONDHOME" (schemas/domain).',
        'Did you mean "SECOND_HOME"?',
      ],
    ])
  })

  it('reports choices in another order than that of the schema', () => {
    expect(faultsOf('place', place, ['OFFICE', 'HOME'])).toMatchObject([
      ['place/options/0/value', '"OFFICE" stands where the form\'s schema has "HOME".', expect.any(String)],
    ])
  })

  it.each([
    ['sameAccount', { type: 'boolean' }, [true, false]],
    ['place', place, ['HOME', 'OFFICE']],
    ['places', { type: 'array', items: place }, ['HOME', 'OFFICE']],
    ['term', { type: 'integer', minimum: 1 }, [5, 10]],
  ])('accepts what the schema admits: %s', (name, schema, values) => {
    expect(faultsOf(name, schema, values)).toEqual([])
  })

  it('reports an answer for which a condition asks and that no form offers any more', () => {
    const offering = (...uses: readonly string[]) =>
      lintSample((tree) => {
        const form = tree['flows/forms/product/select.json']
        form.schema.properties = { occupancy: { type: 'string', enum: uses } }
        form.order = ['occupancy']
        const options = uses.map((value, index) => ({ value, label: labels[index] }))
        form.fields = { occupancy: { widget: 'radio', label: 'product.title', class: 'public', options } }
        tree['flows/predicates.json'].predicates.rented = {
          field: 'heloc.property.occupancy',
          in: ['SECOND_HOME', 'INVESTMENT'],
        }
      }, 'form-options').map(({ pointer, message }) => `${pointer} ${message}`)
    expect(offering('PRIMARY', 'SECOND_HOME')).toEqual([
      '/fields/occupancy Nobody can answer "INVESTMENT", for which conditions ask.',
    ])
    expect(offering('SECOND_HOME', 'INVESTMENT')).toEqual([])
  })
})

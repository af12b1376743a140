import { describe, expect, it } from 'vitest'
import { lintSample } from '../../../tests/support/lint/lint-sample.ts'

const messagesOf = (field: object) =>
  lintSample((tree) => {
    const form = tree['flows/forms/product/select.json']
    form.schema.properties = { it: {} }
    form.order = ['it']
    form.fields = { it: { label: 'product.title', ...field } }
  }, 'form-field-incomplete').map(({ pointer, message }) => [pointer, message])

describe('form-field-incomplete', () => {
  it.each(['text', 'email', 'tel', 'ssn', 'password', 'code'])(
    'reports a %s field that does not say what a browser may fill in',
    (widget) => {
      expect(messagesOf({ widget, class: 'secret' })).toEqual([
        ['/fields/it', `This ${widget} field does not say what a browser may fill in.`],
      ])
    },
  )

  it('reports a token that the HTML standard lacks', () => {
    expect(messagesOf({ widget: 'email', class: 'personal', autocomplete: 'e-mail' })).toEqual([
      ['/fields/it/autocomplete', '"e-mail" is no autocomplete token of the HTML standard.'],
    ])
  })

  it.each([
    ['ssn', 'personal', 'secret'],
    ['routing', 'public', 'secret'],
    ['tel', 'public', 'personal'],
  ])('reports a %s field that is classed as %s', (widget, wrong, right) => {
    expect(messagesOf({ widget, class: wrong, autocomplete: 'off' })).toEqual([
      ['/fields/it/class', `The answer to this field (${widget}) is ${right}, not ${wrong}.`],
    ])
  })

  it('reports a person’s name that is classed as public', () => {
    const name = { widget: 'text', autocomplete: 'section-owner family-name' }
    expect(messagesOf({ ...name, class: 'public' })).toEqual([
      ['/fields/it/class', 'The answer to this field (section-owner family-name) is personal, not public.'],
    ])
    expect(messagesOf({ ...name, class: 'personal' })).toEqual([])
  })

  it('reports a field that a browser would fill in as another one of the form', () => {
    const found = (first: string, last: string) =>
      lintSample((tree) => {
        const field = (autocomplete: string) => ({ widget: 'text', class: 'personal', autocomplete })
        const fields = { first: field(first), last: field(last) }
        Object.assign(tree['flows/forms/product/select.json'], { fields, order: ['first', 'last'] })
      }, 'form-field-incomplete').map(({ pointer, message }) => `${pointer} ${message}`)
    expect(found('given-name', 'given-name')).toEqual([
      '/fields/last/autocomplete A browser fills in "last" with what it fills in as "first": both are "given-name".',
    ])
    expect(found('given-name', 'family-name')).toEqual([])
    expect(found('off', 'off')).toEqual([])
  })

  describe('asks for the number of an account twice', () => {
    const account = { widget: 'account', class: 'secret', autocomplete: 'off' }
    const found = (fields: object) =>
      lintSample((tree) => {
        Object.assign(tree['flows/forms/product/select.json'], { fields, order: Object.keys(fields) })
      }, 'form-field-incomplete').map(({ pointer, message }) => `${pointer} ${message}`)

    it('and compares the two answers', () => {
      expect(found({ number: account, numberRepeated: account })).toEqual([
        '/fields/numberRepeated "numberRepeated" is not compared with "number": a mistyped answer would be taken.',
      ])
      expect(found({ number: account, numberRepeated: { ...account, same: 'number' } })).toEqual([])
      expect(found({ number: account, again: { ...account, same: 'number' } })).toEqual([])
    })

    it('or money would go to a mistyped one', () => {
      expect(found({ number: account })).toEqual([
        '/fields/number "number" is asked for once: money would go to a mistyped account.',
      ])
    })
  })

  it('reports a choice of nothing', () => {
    expect(messagesOf({ widget: 'radio', class: 'public' })).toEqual([
      ['/fields/it', 'A radio field has nothing to choose from.'],
    ])
  })

  it.each([
    { widget: 'email', class: 'personal', autocomplete: 'section-co-owner email' },
    { widget: 'money', class: 'public' },
    { widget: 'consent', class: 'public' },
    { widget: 'date', class: 'personal', autocomplete: 'bday' },
  ])('accepts %j', (field) => {
    expect(messagesOf(field)).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { lintSample } from '../../../tests/support/lint/lint-sample.ts'

const form = 'flows/forms/product/select.json'
const text = { widget: 'text', label: 'product.title', autocomplete: 'off', class: 'public' }

/** Findings for the sample's form, beside code that reads some of its answers. */
const findingsOf = (names: readonly string[], fields: object, read: string, more: object = {}) =>
  lintSample((tree) => {
    const properties = Object.fromEntries(names.map((name) => [name, { type: 'string' }]))
    Object.assign(tree[form], { schema: { properties, required: names }, fields, ...more })
    tree['screens/app.tsx'] = ''
    tree['server/submissions/loan/offer.ts'] = `const asked = answersOf(${read})`
  }, 'answer-lost')

describe('answer-lost', () => {
  it('reports a question whose answer nobody keeps or reads', () => {
    expect(findingsOf(['amount', 'pet'], { amount: text, pet: text }, "'product/select', 'amount'")).toEqual([
      {
        rule: 'answer-lost',
        severity: 'error',
        message:
          'The answer to "pet" is neither stored nor read: it would be asked, checked and thrown away.',
        file: form,
        at: '"pet": {',
        pointer: '/fields/pet',
        hint: 'Say where it is kept: `"to": "heloc.answers.pet"`.',
      },
    ])
  })

  it('reports an answer that code reads and nobody is asked for', () => {
    expect(findingsOf(['amuont'], {}, "\n  'product/select',\n  'amount',\n")[0]).toMatchObject({
      message: 'server/submissions/loan/offer.ts reads "amount", for which this form does not ask.',
      pointer: '/schema/properties',
      hint: 'Did you mean "amuont"?',
    })
  })

  it('reports an answer that the call which takes the form refuses', () => {
    const body = 'identity.schema.json#/$defs/LoginRequest'
    expect(findingsOf(['email', 'pasword'], {}, "'other'", { body })).toMatchObject([
      {
        message: `The call that takes these answers (schemas/api/${body}) refuses every form with "pasword".`,
        pointer: '/schema/properties/pasword',
        hint: 'Did you mean "password"?',
      },
    ])
  })

  it('accepts answers that code reads, that the form keeps or that repeat another', () => {
    const fields = { pet: { ...text, to: 'heloc.answers.pet' }, again: { ...text, same: 'amount' } }
    expect(findingsOf(['amount', 'pet', 'again'], fields, "'product/select', 'amount'")).toEqual([])
  })

  it('asks nothing where there is no code', () => {
    const findings = lintSample((tree) => {
      tree[form].schema.properties = { pet: { type: 'string' } }
    }, 'answer-lost')
    expect(findings).toEqual([])
  })
})

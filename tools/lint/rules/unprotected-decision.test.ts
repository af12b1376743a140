import { describe, expect, it } from 'vitest'
import type { JsonObject } from '#source'
import { lintPatched } from '../../../tests/support/lint/lint-patched.ts'

const state = 'heloc.property.address.state'
const schema = { $schema: '../../schemas/dsl/examples.schema.json' }

/** Findings for a condition that an application can come to, with examples of the base and what a lender changes. */
const lint = (condition: JsonObject, examples: readonly JsonObject[], overrides: JsonObject = {}) =>
  lintPatched(
    {
      'flows/predicates.json': { predicates: { closes: condition } },
      'flows/process.json': { begin: { sets: [state, 'heloc.isCrypto'] } },
      'flows/pages.json': { pages: { complete: { visitWhen: 'closes' } } },
      'flows/examples/predicates.json': { ...schema, examples: { closes: examples } },
      'tenants/bank/tenant.json': { overrides },
    },
    'unprotected-decision',
  ).filter(({ message }) => message.startsWith('No example of "closes" '))

const example = (context: JsonObject, answer: boolean): JsonObject => ({ title: 'One', context, answer })

const inGeorgia = { field: state, equals: 'GA' }
const ofCrypto = { field: 'heloc.isCrypto', equals: true }

describe('unprotected-decision', () => {
  it('names what no example would notice, with a case that would, and leaves its answer open', () => {
    expect(
      lint({ all: [inGeorgia, ofCrypto] }, [example({ [state]: 'GA', 'heloc.isCrypto': true }, true)]),
    ).toEqual([
      {
        rule: 'unprotected-decision',
        severity: 'error',
        message:
          'No example of "closes" would notice if "the state of the home is GA" always held, "the line is secured and paid in crypto" always held or "the state of the home is GA and the line is secured and paid in crypto" always held, nor 1 more change.',
        hint: 'Say in flows/examples/predicates.json what is meant: {"closes":[{"title":"The line is secured and paid in crypto","context":{"heloc.isCrypto":true},"answer":null}]}. `journey example --for predicates/closes` lists all that is missing.',
        file: 'flows/predicates.json',
        pointer: '/predicates/closes',
        at: '"closes": {',
      },
    ])
  })

  it('accepts one example for each part that decides alone', () => {
    expect(
      lint({ all: [inGeorgia, ofCrypto] }, [
        example({ [state]: 'GA', 'heloc.isCrypto': true }, true),
        example({ [state]: 'GA' }, false),
        example({ 'heloc.isCrypto': true }, false),
      ]),
    ).toEqual([])
  })

  it('asks for every value of a list, and for those that are left out of it', () => {
    const every = (values: readonly string[], answer: boolean): JsonObject => ({
      title: 'Each',
      context: {},
      each: { [state]: [...values] },
      answer,
    })
    const list = { field: state, in: ['GA', 'MA'] }
    const [found] = lint(list, [every(['GA'], true), every(['TX'], false)])
    expect(found?.message).toMatch(
      /notice if MA was missing .*, AL was added .* or AK was added .*, nor 46 more/,
    )
  })

  it('does not ask for what makes no difference in any case that can occur', () => {
    const twice = { any: [inGeorgia, { all: [inGeorgia, ofCrypto] }] }
    expect(
      lint(twice, [example({ [state]: 'GA' }, true), example({ 'heloc.isCrypto': true }, false)]),
    ).toEqual([])
  })

  it('takes no example that nobody has answered for one that says what is meant', () => {
    expect(lint(inGeorgia, [{ title: 'One', context: { [state]: 'GA' }, answer: null }])).toHaveLength(1)
  })

  it('asks a lender for what it changes, in its own file', () => {
    const both = [example({ [state]: 'GA' }, true), example({}, false)]
    const predicates = { predicates: { closes: { any: [inGeorgia, ofCrypto] } } }
    expect(lint(inGeorgia, both)).toEqual([])
    expect(lint(inGeorgia, both, { predicates })).toMatchObject([
      {
        file: 'tenants/bank/tenant.json',
        tenant: 'bank',
        pointer: '/overrides/predicates/predicates/closes',
        hint: expect.stringContaining(
          'Say under overrides.examples.predicates of tenants/bank/tenant.json what is meant: {"closes":',
        ),
      },
    ])
    const examples = { predicates: { closes: [...both, example({ 'heloc.isCrypto': true }, true)] } }
    expect(lint(inGeorgia, both, { predicates, examples })).toEqual([])
  })

  it('asks of variants in the contexts in which they are chosen, and of the conditions of forms', () => {
    const found = lintPatched(
      {
        'flows/journey.json': {
          states: {
            product: {
              page: [
                { when: { field: 'heloc.term', equals: 0 }, page: 'complete' },
                { page: 'product/select' },
              ],
            },
            complete: { page: [{ when: 'chosen', page: 'complete' }, { page: 'product/select' }] },
          },
        },
        'flows/forms/product/select.json': {
          answered: { rows: [], bound: { when: 'chosen', sentence: 'product.title' } },
        },
        'flows/examples/journey.json': {
          ...schema,
          examples: {
            'states/product/page': [{ title: 'One', context: { 'heloc.term': 0 }, answer: 'complete' }],
            // The machine rests there only once a term is chosen: nobody could tell whether the condition is there.
            'states/complete/page': [{ title: 'One', context: { 'heloc.term': 5 }, answer: 'complete' }],
          },
        },
        'flows/examples/forms/product/select.json': {
          ...schema,
          examples: { 'answered/bound/when': [{ title: 'One', context: { 'heloc.term': 5 }, answer: true }] },
        },
      },
      'unprotected-decision',
    )
    const own = found.filter(({ message }) => /of "(states|answered)/.test(message))
    expect(own.map(({ file, pointer, message }) => [file, pointer, message])).toEqual([
      [
        'flows/forms/product/select.json',
        '/answered/bound/when',
        'No example of "answered/bound/when" would notice if "chosen" always held.',
      ],
      [
        'flows/journey.json',
        '/states/product/page',
        'No example of "states/product/page" would notice if "the chosen term is 0" always held.',
      ],
    ])
  })

  it('asks of two triggers which comes first, where somebody would be elsewhere', () => {
    const lintOrder = (context: JsonObject) =>
      lintPatched(
        {
          'flows/predicates.json': {
            predicates: { isCrypto: { field: 'heloc.isCrypto', equals: true } },
          },
          'flows/process.json': { begin: { sets: ['heloc.isCrypto'] } },
          'flows/journey.json': {
            states: { crypto: { kind: 'terminal', page: 'complete' } },
            triggerOrder: ['cryptoAsked', 'selectProduct'],
            transitions: { cryptoAsked: { from: '*', to: 'crypto', trigger: 'isCrypto' } },
          },
          'flows/examples/journey.json': {
            ...schema,
            examples: { triggerOrder: [{ title: 'One', context, answer: 'crypto' }] },
          },
        },
        'unprotected-decision',
      ).filter(({ pointer }) => pointer === '/triggerOrder')
    expect(lintOrder({ 'heloc.isCrypto': true })).toMatchObject([
      {
        file: 'flows/journey.json',
        message: 'No example of "triggerOrder" would notice if "selectProduct" came before "cryptoAsked".',
        hint: expect.stringContaining('"context":{"heloc.term":1,"heloc.isCrypto":true},"answer":null'),
      },
    ])
    expect(lintOrder({ 'heloc.isCrypto': true, 'heloc.term': 1 })).toEqual([])
  })
})
